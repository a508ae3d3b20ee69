import { campaignStream, getCampaign, getCampaigns } from '@havan/contract/catalogue/campaign-pages';
import type { RequestOf } from '@havan/contract/call';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { eventsOf } from '../event-stream.ts';

type CampaignsRequest = Omit<RequestOf<typeof getCampaigns>, 'cursor'>;

const campaignKeys = {
  list: (request: CampaignsRequest) => ['catalogue', 'campaigns', request] as const,
  one: (campaignCode: string) => ['catalogue', 'campaign', campaignCode] as const,
};

export const campaignsQuery = (api: Api, request: CampaignsRequest = {}) =>
  infiniteQueryOptions({
    queryKey: campaignKeys.list(request),
    queryFn: ({ signal, pageParam }) =>
      api.call(getCampaigns, { ...request, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const campaignQuery = (api: Api, campaignCode: string) =>
  queryOptions({
    queryKey: campaignKeys.one(campaignCode),
    queryFn: ({ signal }) => api.call(getCampaign, { campaignCode }, { signal }),
  });

/** Milliseconds before a stream that broke is opened again. */
const againMs = 5000;

/**
 * Calls `onUnits` with the units left of a limited campaign, once at first and then whenever they change, until `signal`
 * ends it. A stream that breaks or is refused is opened again; the figure of the page stands meanwhile.
 */
export async function followCampaignUnits(
  api: Api,
  campaignCode: string,
  onUnits: (units: number) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const response = await api.open(campaignStream, { campaignCode }, { signal }).catch(() => null);
    if (response?.ok)
      for await (const units of eventsUntilBroken(response)) if (units !== '') onUnits(Number(units));
    await later(againMs, signal);
  }
}

async function* eventsUntilBroken(response: Response): AsyncGenerator<string> {
  try {
    yield* eventsOf(response);
  } catch {
    // The line went dead: the caller opens another stream.
  }
}

const later = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
