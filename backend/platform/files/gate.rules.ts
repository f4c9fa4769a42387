/** A request to enter the gate. */
export interface Turn {
  /** The name of the holder. Only one turn of each holder is inside at a time. */
  holder: string;
  /** Enters only while fewer than this many turns are inside. Waiting turns with a higher number enter first. */
  places: number;
  /** Ends the wait. */
  signal?: AbortSignal;
}

interface Waiting extends Turn {
  enter: () => void;
}

/** Admits a limited number of turns at a time. Other turns wait for a limited time. */
export class Gate {
  private readonly inside: string[] = [];
  private readonly waiting: Waiting[] = [];

  /**
   * @param limits Maximum number of waiting turns that enter before a new one: `waiting` in total, `each` of one holder
   */
  constructor(private readonly limits: { waiting: number; each?: number; waitMs: number }) {}

  /**
   * Runs `work` inside the gate.
   * @throws Error from `refusal` if too many turns wait or this one waited too long; the reason of the signal if
   * aborted
   */
  async run<T>(turn: Turn, refusal: () => Error, work: () => Promise<T>): Promise<T> {
    if (!(await this.enter(turn))) throw refusal();
    try {
      return await work();
    } finally {
      this.leave(turn.holder);
    }
  }

  private async enter(turn: Turn): Promise<boolean> {
    turn.signal?.throwIfAborted();
    if (this.admits(turn)) {
      this.inside.push(turn.holder);
      return true;
    }
    return this.isFull(turn) ? false : this.wait(turn);
  }

  private isFull({ holder, places }: Turn): boolean {
    const { waiting, each = waiting } = this.limits;
    const before = this.waiting.filter((other) => other.places >= places);
    return before.length >= waiting || before.filter((other) => other.holder === holder).length >= each;
  }

  private wait(turn: Turn): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        turn.signal?.removeEventListener('abort', abort);
      };
      const giveUp = (): void => {
        stop();
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
      };
      const abort = (): void => {
        giveUp();
        reject(turn.signal?.reason as Error);
      };
      const waiting: Waiting = {
        ...turn,
        enter: () => {
          stop();
          resolve(true);
        },
      };
      const timer = setTimeout(() => {
        giveUp();
        resolve(false);
      }, this.limits.waitMs);
      turn.signal?.addEventListener('abort', abort);
      this.waiting.push(waiting);
      // The sort is stable, so turns with equal places enter in the order of their arrival.
      this.waiting.sort((one, other) => other.places - one.places);
    });
  }

  private leave(holder: string): void {
    this.inside.splice(this.inside.indexOf(holder), 1);
    for (const next of [...this.waiting]) {
      if (!this.admits(next)) continue;
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.inside.push(next.holder);
      next.enter();
    }
  }

  private admits({ holder, places }: Turn): boolean {
    return this.inside.length < places && !this.inside.includes(holder);
  }
}
