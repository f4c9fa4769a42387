import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { BrokenPage } from './BrokenPage';

interface State {
  broken: boolean;
}

/** A page that throws leaves the bar and the footer standing, and a way out. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A page failed:', error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
