import {
  getCitiesWithTowns,
  getGlobalInformations,
  getUserBasicInfos,
} from '@havan/contract/bootstrap/basic-infos';
import { categoriesCacheMs } from '@havan/domain/limits';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

export const masterKeys = {
  basicInfos: ['master', 'basicInfos'],
  globalInformations: ['master', 'globalInformations'],
  cities: ['master', 'cities'],
} as const;

/** Queries the signed-in user, the counters of the header and the flags. */
export const basicInfosQuery = (api: Api) =>
  queryOptions({
    queryKey: masterKeys.basicInfos,
    queryFn: ({ signal }) => api.call(getUserBasicInfos, {}, { signal }),
  });

/** Hosts, bank origin, support contact, demo accounts: they live as long as the page. */
export const globalInformationsQuery = (api: Api) =>
  queryOptions({
    queryKey: masterKeys.globalInformations,
    queryFn: ({ signal }) => api.call(getGlobalInformations, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export const citiesQuery = (api: Api) =>
  queryOptions({
    queryKey: masterKeys.cities,
    queryFn: ({ signal }) => api.call(getCitiesWithTowns, {}, { signal }),
    staleTime: categoriesCacheMs,
    gcTime: categoriesCacheMs,
  });
