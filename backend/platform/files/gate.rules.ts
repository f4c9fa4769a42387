/** Rules for the start of uploads. */
export interface Turn {
  /** One holder with this name is inside at a time. */
  holder: string;
  /** The places that this turn may use. A turn that may use more of them enters first. */
  places: number;
}

interface Waiting extends Turn {
  enter: () => void;
}

/** Admits a limited number at a time; the others wait a limited time. */
export class Gate {
  private readonly inside: string[] = [];
  private readonly waiting: Waiting[] = [];

  /** @param limits `waiting`: how many may wait before a turn that enters after them */
  constructor(private readonly limits: { waiting: number; waitMs: number }) {}

  /** Runs `work` inside. @throws Error from `refusal` if too many wait, or this one waited too long */
  async run<T>(turn: Turn, refusal: () => Error, work: () => Promise<T>): Promise<T> {
    if (!(await this.enter(turn))) throw refusal();
    try {
      return await work();
    } finally {
      this.leave(turn.holder);
    }
  }

  private enter(turn: Turn): Promise<boolean> {
    if (this.admits(turn)) {
      this.inside.push(turn.holder);
      return Promise.resolve(true);
    }
    const before = this.waiting.filter(({ places }) => places >= turn.places);
    if (before.length >= this.limits.waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const waiting: Waiting = {
        ...turn,
        enter: () => {
          clearTimeout(timer);
          resolve(true);
        },
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        resolve(false);
      }, this.limits.waitMs);
      this.waiting.push(waiting);
      // Stable: turns with as many places enter in the order in which they came.
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
