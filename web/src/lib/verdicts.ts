// Questions to the server whether something could be played, answered in the order they were asked.
import type { Form } from "../wire/core";

/** Why something can't be done, with the rule if there is one. */
export interface Objection {
  rule: string;
  key: string;
  facts: Record<string, unknown>;
  why: string;
}

/** The server's answer about an action that was not played: why it can't be, and the form it would fill in, narrowed
 *  by it. */
export interface Verdict {
  no: Objection | null;
  form: Form | null;
}

export class Verdicts {
  private waiting: ((verdict: Verdict) => void)[] = [];

  /** Wait for the answer to what `ask` sends; nobody answers if it couldn't be sent. */
  ask(ask: () => boolean): Promise<Verdict> {
    return new Promise((told) => {
      if (ask()) this.waiting.push(told);
    });
  }

  /** Pass an answer on; return whether anyone was waiting for it. */
  hear({ legal, form, ...no }: Objection & { legal?: boolean; form?: Form | null }): boolean {
    const told = this.waiting.shift();
    told?.({ no: legal ? null : no, form: form ?? null });
    return told !== undefined;
  }

  /** The line is gone, and all answers with it. */
  forget(): void {
    this.waiting = [];
  }
}
