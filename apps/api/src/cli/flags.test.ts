import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { featureFlags } from '@havan/domain/feature-flag';
import { describe, expect, test } from 'vitest';
import { signedInAs } from '../testing/signed-in.ts';
import { testApp } from '../testing/test-app.ts';
import { flagsCommand } from './flags.ts';

const app = testApp();
const flags = (...args: string[]) => flagsCommand(app.database.db, args);

describe('pnpm flags', () => {
  test('lists every flag with its default', async () => {
    const lines = (await flags()).split('\n');
    expect(lines).toHaveLength(featureFlags.length);
    expect(lines).toContain(`  ${'campaignsTab'.padEnd(32)} off`);
    expect(lines).toContain(`  ${'mersisKepAddress'.padEnd(32)} on for users nobody`);
  });

  test('changes a flag for everybody, for some, and back', async () => {
    const { token, userId } = await signedInAs(app, 'pharmacy');
    const seen = async () =>
      (await app.call(getUserBasicInfos, {}, { token })).result.featureFlags['campaignsTab'];
    expect(await flags('campaignsTab', 'on')).toBe(`* ${'campaignsTab'.padEnd(32)} on`);
    expect(await seen()).toEqual({ enabled: true, limited: false, userIds: [] });
    await flags('campaignsTab', 'on', '--users', `${userId},77`);
    expect(await seen()).toEqual({ enabled: true, limited: true, userIds: [userId] });
    await flags('campaignsTab', 'default');
    expect(await seen()).toEqual({ enabled: false, limited: false, userIds: [] });
  });

  test.each([
    [['campaignTab', 'on'], 'There is no flag "campaignTab"'],
    [['campaignsTab', 'yes'], '"yes" is no value of a flag.'],
    [['campaignsTab', 'on', '--users', '1,x'], '--users 1,x is no list of user ids.'],
    [['--all'], 'pnpm flags'],
  ])('%j is refused', async (args, sentence) => {
    await expect(flags(...args)).rejects.toThrow(sentence);
  });
});
