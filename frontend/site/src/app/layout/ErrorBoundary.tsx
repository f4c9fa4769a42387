import type { ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';
import { PageError } from './PageError';

interface State {
  hasFailed: boolean;
}

/** Shows an error in place of a page that throws; header and footer remain. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A page failed:', error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PageError /> : this.props.children;
  }
}
