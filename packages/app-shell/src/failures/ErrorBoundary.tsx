import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Button } from '@havan/ui/Button';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ChunkError } from '../loading/lazy-screen.ts';
import { shellTexts } from '../shell-texts.ts';

interface Props {
  readonly children: ReactNode;
  /** A change resets the boundary, because the error may belong to the former screen. */
  readonly resetKey?: string;
  readonly homeHref: string;
  readonly onError?: (error: Error, info: ErrorInfo) => void;
}

interface State {
  readonly error: Error | null;
  readonly resetKey: string | undefined;
}

/** Catches errors of a screen while it renders and shows how to continue (specification §2.3, §8). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.onError?.(error, info);
    // Retries when the connection is back, unless the reader has navigated away meanwhile.
    if (isCutOff(error))
      addEventListener('online', () => this.state.error === error && location.reload(), { once: true });
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <ErrorScreen
        type={isCutOff(error) ? 'offline' : error instanceof ChunkError ? 'refresh' : '500'}
        {...(error instanceof ChunkError ? {} : { message: shellTexts.crashed })}
        homeHref={this.props.homeHref}
        actions={
          <Button variant="outline" onClick={() => location.reload()}>
            {isCutOff(error) ? shellTexts.retry : shellTexts.reload}
          </Button>
        }
      />
    );
  }
}

const isCutOff = (error: Error): boolean => error instanceof ChunkError && !navigator.onLine;
