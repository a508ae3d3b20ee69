import type { OutgoingMessage } from '../core/ports/message-port.ts';
import type { TestApp } from './test-app.ts';

/** Returns the last message to that recipient. @throws when nothing was sent */
export function lastTo(app: TestApp, recipient: string): OutgoingMessage {
  const message = app.ports.sent.findLast((sent) => sent.recipient === recipient);
  if (!message) throw new Error(`nothing was sent to ${recipient}`);
  return message;
}

/** Returns the six digits of the last message to that recipient. */
export const codeTo = (app: TestApp, recipient: string): string =>
  /\b\d{6}\b/.exec(lastTo(app, recipient).body)?.[0] ?? 'no code';

/** Returns the token of the link in the last message to that recipient. */
export const tokenTo = (app: TestApp, recipient: string): string =>
  /#([\w-]{20,})/.exec(lastTo(app, recipient).body)?.[1] ?? 'no token';
