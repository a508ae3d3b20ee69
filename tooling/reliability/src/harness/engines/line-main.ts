import { createServer, type Socket, connect } from 'node:net';
import { createInterface } from 'node:readline';

// The far end of a slow line, in a network namespace of its own. It accepts TCP connections at the address and port of
// its arguments and forwards them to a socket file, which is reachable from every namespace. A line on stdin sets the
// delay in milliseconds for both directions; the process ends when stdin closes.

const [, , host = '', port = '', file = ''] = process.argv;
let delayMs = 0;

/** Forwards data after the delay and in its order. */
function passLater(from: Socket, to: Socket): void {
  const waiting: Buffer[] = [];
  from.on('data', (chunk: Buffer) => {
    waiting.push(chunk);
    setTimeout(() => {
      const next = waiting.shift();
      if (next && !to.destroyed) to.write(next);
    }, delayMs);
  });
  from.on('error', () => to.destroy());
  from.once('close', () => setTimeout(() => to.destroy(), delayMs + 50));
}

const server = createServer((near) => {
  const far = connect(file);
  passLater(near, far);
  passLater(far, near);
});
server.listen(Number(port), host, () => process.stdout.write('ready\n'));
const orders = createInterface({ input: process.stdin });
orders.on('line', (text) => {
  delayMs = Number(text);
});
orders.once('close', () => process.exit(0));
