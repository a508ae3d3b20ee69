/** The messages to the launcher, if there is one. */
type Message =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly text: string; readonly done?: number; readonly total?: number }
  | { readonly type: 'fatal'; readonly sentence: string };

/** Sends a message to the launcher and awaits its transmission; without a launcher it does nothing. */
export async function notifyLauncher(message: Message): Promise<void> {
  if (!process.connected) return;
  await new Promise<void>((resolve) => {
    process.send?.(message, undefined, {}, () => resolve());
  });
}

export const hasLauncher = (): boolean => process.connected;

/** Calls `stop` once on a termination signal or when the launcher has died. */
export function onStopRequest(stop: () => void): void {
  let asked = false;
  const once = () => {
    if (asked) return;
    asked = true;
    stop();
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
  if (process.connected) process.on('disconnect', once);
}
