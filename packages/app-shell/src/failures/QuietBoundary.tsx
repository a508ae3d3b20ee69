import { Component, type ReactNode } from 'react';

/** Wraps parts that a page can do without: a failure is logged and the page stays as it is. */
export class QuietBoundary extends Component<
  { readonly children: ReactNode; readonly onError: (error: Error) => void },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
