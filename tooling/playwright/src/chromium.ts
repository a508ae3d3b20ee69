import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';

export { type Browser, chromium, type Page };

/** The same engine without the windows of a browser: a fifth less CPU time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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
 * Returns the Chromium to use: `CHROMIUM_PATH`, then the system's browser, Playwright's own and the system's headless
 * shell; undefined without any.
 */
export function findChromium(): string | undefined {
  return firstFound([...wholeBrowsers, chromium.executablePath(), headlessShell]);
}

/** Returns the Chromium for tests: as `findChromium`, but the headless shell comes before the browsers. */
export function findTestChromium(): string | undefined {
  return firstFound([headlessShell, ...wholeBrowsers, chromium.executablePath()]);
}

function firstFound(paths: readonly string[]): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return [...(named ? [named] : []), ...paths].find((path) => existsSync(path));
}

/**
 * Finds Chromium for tests or installs one: Playwright's download first, then Debian's package when running as root.
 * @throws Error with a sentence that says what to do when neither works.
 */
export function ensureChromium(): string {
  const found = findTestChromium() ?? install();
  if (found) return found;
  throw new Error(
    'No Chromium was found and none could be installed. Run "apt-get install chromium-headless-shell", or set CHROMIUM_PATH to one.',
  );
}

/** Launch options for pictures and benchmarks; a test uses `testLaunchOptions`. */
export function launchOptions(): LaunchOptions {
  return optionsOf(findChromium(), chromiumFlags);
}

/**
 * Launch options for tests. A page of a test lives for seconds: V8's optimising compilers cost it more than their code
 * saves, about a seventh of the CPU time of a journey.
 */
export function testLaunchOptions(): LaunchOptions {
  return optionsOf(findTestChromium(), [...chromiumFlags, '--js-flags=--no-opt --no-maglev']);
}

function optionsOf(executablePath: string | undefined, args: string[]): LaunchOptions {
  return executablePath ? { executablePath, args } : { args };
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
            'chromium-headless-shell',
          ],
        ]
      : []),
  ];
  for (const [command = '', ...args] of attempts) {
    process.stderr.write(`No Chromium yet: ${command} ${args.join(' ')}\n`);
    spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 240_000 });
    const found = findTestChromium();
    if (found) return found;
  }
  return undefined;
}
