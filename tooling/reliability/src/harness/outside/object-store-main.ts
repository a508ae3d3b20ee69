import S3rver from 's3rver';
import { bucket } from './bucket.ts';

// A separate process, so that errors of the store after closed connections do not affect the scenario.
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(process.env['PORT']),
  silent: true,
  directory: process.env['DIRECTORY'] ?? '',
  configureBuckets: [{ name: bucket, configs: [] }],
});
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
await server.run();
process.send?.({ type: 'ready' });
