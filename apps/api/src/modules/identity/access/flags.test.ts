import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callFlags } from '@havan/contract/call-flags';
import type { Call } from '@havan/contract/call';
import { calls } from '@havan/contract/calls';
import { areaFlags } from '@havan/domain/access';
import { type FeatureFlag, featureFlagDefaults, featureFlags } from '@havan/domain/feature-flag';
import { afterEach, describe, expect, test } from 'vitest';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const root = join(import.meta.dirname, '../../../../../..');

/**
 * Returns the text of all product sources below a folder, without tests, the table of the flags and the operators' list
 * of flags.
 */
function sourcesOf(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.|node_modules|feature-flag|features\/flags/.test(name),
    )
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');
}
const server = sourcesOf('apps/api/src');
const screens = ['apps/buyer/src', 'apps/merchant/src', 'packages/features/src', 'packages/app-shell/src']
  .map(sourcesOf)
  .join('\n');

const inTables: ReadonlySet<string | undefined> = new Set([
  ...Object.values(callFlags),
  ...Object.values(areaFlags),
]);
const areasOnScreen: ReadonlySet<string | undefined> = new Set(Object.values(areaFlags));
const asks = (text: string, flag: FeatureFlag) =>
  [`isOn('${flag}'`, `isFlagOn('${flag}'`, `flag: '${flag}'`].some((way) => text.includes(way));
/** Returns whether a flag changes the server: it refuses calls or leaves something out of an answer. */
const switchesServer = (flag: FeatureFlag) => inTables.has(flag) || asks(server, flag);
/** Flags whose effect is a field that the server leaves out, so that the screen needs no check of its own. */
const shownAsAnswered: ReadonlySet<FeatureFlag> = new Set([
  'firstCarousel',
  'secondCarousel',
  'newHomeSlider',
  'localWarehouseHeader',
  'campaignImageProofOfConcept',
  'chatNotification',
]);
/** Flags without a check on the server: the browser prints orders that the caller may read anyway. */
const onScreenAlone: ReadonlySet<FeatureFlag> = new Set(['bulkShippingPrintout']);
const switchesScreen = (flag: FeatureFlag) =>
  areasOnScreen.has(flag) || asks(screens, flag) || shownAsAnswered.has(flag);

const record = readFileSync(join(root, 'docs/decisions/170-flags-without-effect.md'), 'utf8');
const decided = new Map(
  [...record.matchAll(/^\| `(\w+)` \| (on|off) \| (.{20,}) \|$/gm)].map(([, flag, state]) => [flag, state]),
);

// @spec §6 flag-rule flag-list

describe.each(featureFlags)('%s', (flag) => {
  test('switches something on screen and server, or has its reason', () => {
    const isOnServer = switchesServer(flag);
    const isOnScreen = switchesScreen(flag);
    const isBound = isOnScreen && (isOnServer || onScreenAlone.has(flag));
    const state = featureFlagDefaults[flag].enabled ? 'on' : 'off';
    const wanted = decided.has(flag)
      ? { isBound: false, isOnServer: false, isOnScreen: false, decided: state }
      : { isBound: true, isOnServer, isOnScreen: true, decided: undefined };
    expect({ isBound, isOnServer, isOnScreen, decided: decided.get(flag) }).toEqual(wanted);
  });
});

test('the record names no unknown flag', () => {
  expect([...decided.keys()].filter((name) => !featureFlags.some((flag) => flag === name))).toEqual([]);
});

const byPath = new Map(Object.values(calls).map((call: Call) => [call.path as string, call]));
const set = (name: FeatureFlag, enabled: boolean) =>
  app.database.db
    .insertInto('feature_flag')
    .values({ name, enabled, limited: false, user_ids: [] })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ enabled }))
    .execute();
afterEach(() => app.database.db.deleteFrom('feature_flag').execute());

test.each(Object.entries(callFlags))('%s is refused while %s is off', async (path, flag) => {
  const call = byPath.get(path);
  if (!call || !flag) throw new Error(`No call ${path}`);
  const caller = await signedInAs(app, call.access === 'buyer' ? 'pharmacy' : 'merchant');
  await set(flag, false);
  expect((await app.call(call, {}, caller)).status).toBe(403);
  await set(flag, true);
  expect((await app.call(call, {}, caller)).status).not.toBe(403);
});
