// Short messages: one line at the edge of the window, gone after a while.
const LASTS = 5000;

export interface Notice {
  id: number;
  sentence: string;
  bad: boolean;
}

class Notices {
  all = $state.raw<readonly Notice[]>([]);
  private count = 0;

  tell(sentence: string, bad = false): void {
    const id = ++this.count;
    this.all = [...this.all.filter((notice) => notice.sentence !== sentence), { id, sentence, bad }].slice(-3);
    setTimeout(() => this.dismiss(id), LASTS);
  }

  /** Something went wrong, in words. */
  sorry(sentence: string): void {
    this.tell(sentence, true);
  }

  dismiss(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
