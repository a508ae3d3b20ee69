import { expect, it } from 'vitest';
import {
  allowedCampaignActions,
  campaignKindLabels,
  campaignKinds,
  campaignStateLabels,
  campaignStates,
  nextCampaignState,
} from './campaign.ts';
import { isDisasterRelief } from '../disaster-relief/disaster-relief.ts';

// @spec §3 relief-campaigns

it.each([
  ['draft', ['schedule'], ['schedule'], []],
  ['scheduled', ['unschedule'], ['unschedule'], ['start']],
  ['running', ['pause', 'end'], ['pause', 'end'], ['end']],
  ['ended', ['resume'], ['resume'], []],
] as const)('in %s: seller %j, platform %j, system %j', (state, seller, platform, system) => {
  expect(allowedCampaignActions(state, 'seller')).toEqual(seller);
  expect(allowedCampaignActions(state, 'platform')).toEqual(platform);
  expect(allowedCampaignActions(state, 'system')).toEqual(system);
});

it.each([
  ['draft', 'schedule', 'seller', 'scheduled'],
  ['scheduled', 'unschedule', 'seller', 'draft'],
  ['scheduled', 'start', 'system', 'running'],
  ['scheduled', 'start', 'seller', null],
  ['running', 'end', 'seller', 'ended'],
  ['running', 'end', 'system', 'ended'],
  ['running', 'pause', 'seller', 'ended'],
  ['running', 'pause', 'system', null],
  ['ended', 'resume', 'platform', 'running'],
  ['ended', 'start', 'system', null],
] as const)('%s, %s by the %s: %s', (state, action, party, next) => {
  expect(nextCampaignState(state, action, party)).toBe(next);
});

it.each([
  ['afet_destek', true],
  ['afet_destek_2023', true],
  ['afet', false],
  ['xafet_destek', false],
  ['AFET_DESTEK', false],
  ['', false],
])('%s is disaster relief: %s', (code, relief) => {
  expect(isDisasterRelief(code)).toBe(relief);
});

it('labels every state and kind, each differently', () => {
  expect(new Set(campaignStates.map((s) => campaignStateLabels[s]).filter(Boolean)).size).toBe(4);
  expect(new Set(campaignKinds.map((k) => campaignKindLabels[k]).filter(Boolean)).size).toBe(6);
});
