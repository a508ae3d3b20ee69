import { formatDate, formatTime } from '../istanbul/istanbul.ts';

/** A campaign during which the price of a listing cannot be raised. */
export interface BindingCampaign {
  readonly title: string;
  readonly endsAt: Date;
}

/** Returns the sentence why the price of a listing cannot be raised during a campaign. */
export const raiseRefusal = ({ title, endsAt }: BindingCampaign): string =>
  `“${title}” kampanyası ${formatDate(endsAt)} ${formatTime(endsAt)} tarihine kadar bu fiyattan sayıyor; bitene kadar fiyat yükseltilemez.`;
