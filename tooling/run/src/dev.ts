import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.ts';
import { claim, launch, whenReady } from './product/product.ts';
import { launchSettings } from './product/settings.ts';
import { untilStopped } from './product/until-stopped.ts';
import { welcome } from './product/welcome.ts';
import { main } from './refusal.ts';
import { step } from './terminal/steps.ts';

/** Ports of the development servers; the apps' `vite.config.ts` use the same. */
const origins = {
  BUYER_ORIGIN: 'http://buyer.localhost:4300',
  MERCHANT_ORIGIN: 'http://merchant.localhost:4301',
  BACKOFFICE_ORIGIN: 'http://backoffice.localhost:4302',
  KIT_ORIGIN: 'http://kit.localhost:4400',
};

const servers: ReadonlyArray<readonly [app: string, command: readonly string[]]> = [
  ['buyer', ['vite']],
  ['merchant', ['vite']],
  ['backoffice', ['vite']],
  ...(process.argv.includes('--storybook')
    ? [['ui-kit-docs', ['storybook', 'dev', '-p', '4400', '--no-open']] as const]
    : []),
];

await main(async () => {
  const stopped = untilStopped();
  const settings = launchSettings({ ...process.env, ...origins });
  const claimed = await claim(settings);
  const starting = step('Starting the API (watched), its database and the bank');
  const product = launch(claimed, {
    onProgress: starting.update,
    apiArgv: ['--watch', '--watch-preserve-output'],
  });
  await Promise.race([whenReady(product), stopped]);
  starting.done();
  const children = servers.map(([app, command]) => startServer(app, command));
  console.log(await welcome(settings));
  const broken = await Promise.race([stopped, product.broken]);
  if (broken) console.error(broken);
  for (const child of children) child.kill('SIGTERM');
  await product.stop();
  return broken ? 1 : 0;
});

function startServer(app: string, [command = '', ...args]: readonly string[]): ChildProcess {
  return spawn(join(root, 'apps', app, 'node_modules/.bin', command), args, {
    cwd: join(root, 'apps', app),
    env: { ...process.env, DO_NOT_TRACK: '1', STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
