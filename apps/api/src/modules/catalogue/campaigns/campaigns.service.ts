export { presentCampaign } from './campaigns.presenter.ts';
