import { constants, getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { runCommand } from './command.ts';

const askPriority = [process.execPath, '-p', 'require("node:os").getPriority()'];

test('a command in the background leaves the processor to others, and so does what it starts', async () => {
  const lowest = { ok: true, output: `${constants.priority.PRIORITY_LOW}\n` };
  const inner = `require("node:child_process").execFileSync(${JSON.stringify(askPriority[0])}, ["-p", "require('node:os').getPriority()"], { encoding: "utf8" }).trim()`;
  expect(await runCommand(askPriority, { isInBackground: true })).toMatchObject(lowest);
  expect(await runCommand([process.execPath, '-p', inner], { isInBackground: true })).toMatchObject(lowest);
});

test('any other command has the priority of its caller', async () => {
  expect(await runCommand(askPriority)).toMatchObject({ ok: true, output: `${getPriority()}\n` });
});

test('a missing command has failed, in the background too', async () => {
  expect(await runCommand(['/nowhere/at-all'], { isInBackground: true })).toMatchObject({ ok: false });
});
