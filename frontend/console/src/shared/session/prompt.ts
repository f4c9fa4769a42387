/**
 * A dialog that all requests of a page share: the sign-in when the session has ended, or a fresh proof.
 * Each request waits for it and is then repeated, so that nothing typed is lost.
 */
export class Prompt {
  private readonly listeners = new Set<() => void>();
  private waiting: ((isDone: boolean) => void)[] = [];

  readonly isOpen = (): boolean => this.waiting.length > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Resolves to false if the user cancels. */
  readonly open = (): Promise<boolean> =>
    new Promise((resolve) => {
      this.waiting = [...this.waiting, resolve];
      this.notify();
    });

  readonly done = (): void => this.close(true);

  readonly cancel = (): void => this.close(false);

  private close(isDone: boolean): void {
    const { waiting } = this;
    this.waiting = [];
    waiting.forEach((resume) => resume(isDone));
    this.notify();
  }

  private notify(): void {
    this.listeners.forEach((listener) => listener());
  }
}
