import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';

export { type Browser, chromium, type Page };

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Disabled features of Chromium. The switch may occur only once, so Playwright's own list (of 1.65) comes first; then
 * the two address bar pages of every window and the spare process for the next page, which take a third of a browser's
 * cost.
 */
const switchedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** Quiet, offline and able to start as root; the same flags everywhere, so that screenshots are the same everywhere. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  `--disable-features=${switchedOff.join(',')}`,
];

/**
 * Returns the Chromium to use: `CHROMIUM_PATH`, then the system's, then Playwright's own; undefined without
 * any.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return [...(named ? [named] : []), ...systemPaths, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

/**
 * Finds Chromium or installs one: Playwright's download first, then Debian's package when running as root.
 * @throws Error with a sentence that says what to do when neither works.
 */
export function ensureChromium(): string {
  const found = findChromium() ?? install();
  if (found) return found;
  throw new Error(
    'No Chromium was found and none could be installed. Run "apt-get install chromium", or set CHROMIUM_PATH to one.',
  );
}

/** Launch options for pictures and benchmarks; a test uses `testLaunchOptions`. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  return executablePath ? { executablePath, args: chromiumFlags } : { args: chromiumFlags };
}

/**
 * Launch options for tests. A page of a test lives for seconds: V8's optimising compilers cost it more than their code
 * saves, about a seventh of the CPU time of a journey.
 */
export function testLaunchOptions(): LaunchOptions {
  const { args = [], ...options } = launchOptions();
  return { ...options, args: [...args, '--js-flags=--no-opt --no-maglev'] };
}

function install(): string | undefined {
  const attempts = [
    ['playwright', 'install', 'chromium'],
    ...(process.getuid?.() === 0
      ? [
          ['apt-get', 'update'],
          // Two runs that begin together wait for one another.
          [
            'apt-get',
            'install',
            '-y',
            '--no-install-recommends',
            '-o',
            'DPkg::Lock::Timeout=200',
            'chromium',
          ],
        ]
      : []),
  ];
  for (const [command = '', ...args] of attempts) {
    process.stderr.write(`No Chromium yet: ${command} ${args.join(' ')}\n`);
    spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 240_000 });
    const found = findChromium();
    if (found) return found;
  }
  return undefined;
}
