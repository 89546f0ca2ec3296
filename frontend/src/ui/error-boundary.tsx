import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of the broken part. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a broken part from breaking the page. A changed `key` renders the content again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
