import { formatDate, formatTime } from '../istanbul/istanbul.ts';

/** A campaign that binds the price of a listing. */
export interface BindingCampaign {
  readonly title: string;
  readonly endsAt: Date;
}

/** Returns why the price of a listing cannot be raised while a campaign counts from it. */
export const raiseRefusal = ({ title, endsAt }: BindingCampaign): string =>
  `“${title}” kampanyası ${formatDate(endsAt)} ${formatTime(endsAt)} tarihine kadar bu fiyattan sayıyor; bitene kadar fiyat yükseltilemez.`;
