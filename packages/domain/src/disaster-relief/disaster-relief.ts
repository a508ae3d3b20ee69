/** Prefix of the campaign codes of disaster relief, which pays no commission (specification §3). */
export const disasterReliefPrefix = 'afet_destek';

/** Returns whether a campaign code belongs to disaster relief. */
export function isDisasterRelief(campaignCode: string): boolean {
  return campaignCode.startsWith(disasterReliefPrefix);
}
