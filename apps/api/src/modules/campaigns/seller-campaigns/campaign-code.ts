import { foldForSearch } from '@havan/domain/turkish-text';

/**
 * Returns the address of a campaign: words of its title with its number; no underscore, so that none is
 * disaster relief (§3).
 */
export function campaignCode(title: string, id: number): string {
  const words = foldForSearch(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
  return words === '' ? `kampanya-${id}` : `${words}-${id}`;
}
