/** Campaign codes that begin so mark disaster relief, which pays no commission (specification §3). */
export const disasterReliefPrefix = 'afet_destek';

export function isDisasterRelief(campaignCode: string): boolean {
  return campaignCode.startsWith(disasterReliefPrefix);
}
