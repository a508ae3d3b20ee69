import { type CampaignKind, campaignKinds } from '@havan/domain/campaign';

/** Filter of the list of campaigns, kept in the query. */
export interface CampaignListFilter {
  readonly kinds: readonly CampaignKind[];
  readonly bearer: 'market' | 'seller' | null;
}

/** Returns the filter of a query; unknown values are left out. */
export function readCampaignFilter(search: URLSearchParams): CampaignListFilter {
  const asked = (search.get('kind') ?? '').split(',');
  const bearer = search.get('bearer');
  return {
    kinds: campaignKinds.filter((kind) => asked.includes(kind)),
    bearer: bearer === 'market' || bearer === 'seller' ? bearer : null,
  };
}

/** Returns the query with one kind more, or without it when it is chosen already. */
export function withKind(search: URLSearchParams, kind: CampaignKind): URLSearchParams {
  const { kinds } = readCampaignFilter(search);
  const next = new URLSearchParams(search);
  const chosen = kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind];
  if (chosen.length === 0) next.delete('kind');
  else next.set('kind', chosen.join(','));
  return next;
}

/** Returns the query with this bearer, or without one when it is chosen already. */
export function withBearer(search: URLSearchParams, bearer: 'market' | 'seller'): URLSearchParams {
  const next = new URLSearchParams(search);
  if (next.get('bearer') === bearer) next.delete('bearer');
  else next.set('bearer', bearer);
  return next;
}
