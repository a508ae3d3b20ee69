import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { ensurePortFree, ensureSpace, freePort } from './preflight.ts';

test('names the taken port and the variable that changes it', async () => {
  const port = await freePort();
  await ensurePortFree('PORT', port);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await expect(ensurePortFree('PORT', port)).rejects.toThrow(
    `Port ${port} is taken by another program: stop it, or choose another with PORT=${port + 1}.`,
  );
  server.close();
});

test('requires disk space', () => {
  ensureSpace(tmpdir(), 1);
  expect(() => ensureSpace(tmpdir(), 2 ** 60)).toThrow('make room, or set DATA_DIR to another disk');
});
