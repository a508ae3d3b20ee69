import { createServer, type Socket, connect } from 'node:net';
import { createInterface } from 'node:readline';

// The far end of a slow line, in a network of its own: takes TCP connections at the address and port of its arguments and
// passes them on to a socket file, which no network separates. A line on stdin is the new delay in milliseconds of what is
// sent in either direction; it ends with stdin.

const [, , host = '', port = '', file = ''] = process.argv;
let delayMs = 0;

/** Passes on what comes, later and in its order. */
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
