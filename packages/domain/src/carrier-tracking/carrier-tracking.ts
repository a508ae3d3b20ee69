/** Placeholder of the tracking number in a tracking URL. */
export const trackingCode = '{code}';
export const longestTrackingAddress = 300;

/** A host with a dot, an optional port and a path; ASCII without user name and spaces. */
const webAddress = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d{1,5})?\/[!-~]*$/i;

/**
 * Returns the problem of a carrier's tracking URL; null when it can be used, such as
 * `https://carrier.example/track?no={code}`.
 */
export function trackingAddressProblem(address: string): string | null {
  if (!address.startsWith('https://')) return 'Adres https:// ile başlamalı.';
  if (address.length > longestTrackingAddress)
    return `Adres en fazla ${longestTrackingAddress} karakter olabilir.`;
  if (!webAddress.test(address)) return 'Geçerli bir web adresi girin, https://kargo.example/takip gibi.';
  // A number in the host would lead to another site; `webAddress` allows braces in the path only.
  if (address.split(trackingCode).length !== 2)
    return `Takip numarasının yerine bir kez ${trackingCode} yazın.`;
  return null;
}

/** Returns the carrier's page for the parcel with this number. */
export const trackingUrl = (address: string, trackingNumber: string): string =>
  // A replacer function, because `$&` in a number would insert the match.
  address.replace(trackingCode, () => encodeURIComponent(trackingNumber));
