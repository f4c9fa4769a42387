/**
 * The one question "please sign in again" that all calls of a page share.
 * A call that meets an ended session waits for it and then goes on, so that nothing typed is lost.
 */
export class SignInPrompt {
  private readonly listeners = new Set<() => void>();
  private waiting: (() => void)[] = [];

  readonly isOpen = (): boolean => this.waiting.length > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly ask = (): Promise<void> =>
    new Promise((resolve) => {
      this.waiting = [...this.waiting, resolve];
      this.announce();
    });

  readonly signedIn = (): void => {
    const { waiting } = this;
    this.waiting = [];
    waiting.forEach((goOn) => goOn());
    this.announce();
  };

  private announce(): void {
    this.listeners.forEach((listener) => listener());
  }
}
