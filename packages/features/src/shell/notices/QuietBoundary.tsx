import { Component, type ReactNode } from 'react';

/** Around what a page can do without: when it fails, the page stays as it is and the failure is told to the log. */
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
