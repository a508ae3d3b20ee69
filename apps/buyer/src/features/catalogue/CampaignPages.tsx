import { CampaignScreen } from './campaigns/CampaignScreen.tsx';
import { CampaignsScreen } from './campaigns/CampaignsScreen.tsx';
import { SpecialDayScreen } from './campaigns/SpecialDayScreen.tsx';
import { SpecialOffersScreen } from './campaigns/SpecialOffersScreen.tsx';

const pages = {
  all: CampaignsScreen,
  campaign: CampaignScreen,
  specialDay: SpecialDayScreen,
  specialOffers: SpecialOffersScreen,
};

/** Renders the pages of campaigns by their name; they are loaded together. */
export function CampaignPages({ page }: { readonly page: keyof typeof pages }) {
  const Page = pages[page];
  return <Page />;
}
