import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in place of the part that broke. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a broken part from taking the page with it. Give it a `key` to try again on another page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
