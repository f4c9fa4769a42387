/**
 * The sign-in dialog that all requests of a page share when the session has ended.
 * Each request waits for it and is then repeated, so that nothing typed is lost.
 */
export class SignInPrompt {
  private readonly listeners = new Set<() => void>();
  private waiting: (() => void)[] = [];

  readonly isOpen = (): boolean => this.waiting.length > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly open = (): Promise<void> =>
    new Promise((resolve) => {
      this.waiting = [...this.waiting, resolve];
      this.notify();
    });

  readonly signedIn = (): void => {
    const { waiting } = this;
    this.waiting = [];
    waiting.forEach((resume) => resume());
    this.notify();
  };

  private notify(): void {
    this.listeners.forEach((listener) => listener());
  }
}
