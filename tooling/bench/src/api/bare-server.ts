import { createServer } from 'node:http';

/** The minimal cost of an HTTP answer on this machine: the baseline of every other figure. */
const body = JSON.stringify({ status: 'live' });
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(body);
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.({ type: 'ready' }));

const end = () => process.exit(0);
process.once('SIGTERM', end);
process.once('disconnect', end);
