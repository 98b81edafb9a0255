// The lessons of this hall, so that a game can offer its own.
import { api } from "../lib/api";
import type { LessonInfo } from "../wire/hall";

class Lessons {
  private all = $state.raw<readonly LessonInfo[]>([]);

  /** Without an answer the games are there all the same. */
  async load(): Promise<void> {
    this.all = await api.lessons().catch(() => []);
  }

  has(name: string): boolean {
    return this.all.some((lesson) => lesson.name === name);
  }
}

export const lessons = new Lessons();
