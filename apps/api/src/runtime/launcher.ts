/** What this process tells the one that started it, when that one listens. */
type Message =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly text: string; readonly done?: number; readonly total?: number }
  | { readonly type: 'fatal'; readonly sentence: string };

/** Sends a message to the launcher and waits until it is on its way; without a launcher it does nothing. */
export async function tellLauncher(message: Message): Promise<void> {
  if (!process.connected) return;
  await new Promise<void>((resolve) => {
    process.send?.(message, undefined, {}, () => resolve());
  });
}

export const hasLauncher = (): boolean => process.connected;

/** Calls `stop` once when the process is asked to end, or when the launcher is gone. */
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
