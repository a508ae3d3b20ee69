import { createServer } from 'node:http';

/** The least that an HTTP answer costs on this machine: what every other figure is compared with. */
const body = JSON.stringify({ status: 'live' });
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(body);
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.({ type: 'ready' }));

const end = () => process.exit(0);
process.once('SIGTERM', end);
process.once('disconnect', end);
