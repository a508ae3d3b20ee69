import { foldForSearch } from '@havan/domain/turkish-text';

/**
 * Returns the code of a campaign in its address: words of its title and its id. It contains no underscore, which would
 * mark disaster relief (§3).
 */
export function campaignCode(title: string, id: number): string {
  const words = foldForSearch(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
  return words === '' ? `kampanya-${id}` : `${words}-${id}`;
}
