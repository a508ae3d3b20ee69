import type { Context } from '../../context.ts';
import { remembered } from './remembered.ts';
import { findRunningCampaigns, type RunningCampaign } from './running-campaigns.sql.ts';

const second = 1_000;

/** The campaigns that run now, at most a second old: they choose what a list shows, prices are read with the page. */
export const runningCampaigns = ({ db, clock }: Context): Promise<readonly RunningCampaign[]> =>
  remembered(db, 'running-campaigns', () => findRunningCampaigns(db, clock.now()), second);
