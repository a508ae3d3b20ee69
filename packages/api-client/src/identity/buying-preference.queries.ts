import type { ResultOf } from '@havan/contract/call';
import type { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { setBuyingPreference } from '@havan/contract/identity/buying-preference';
import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { catalogueKeys } from '../catalogue/catalogue.queries.ts';
import { favouriteKeys } from '../catalogue/favourites.queries.ts';
import { productPageKeys } from '../catalogue/product-page.queries.ts';
import { masterKeys } from '../bootstrap/basic-infos.queries.ts';

/** Sets or lifts the wish for an expiry of eight months or longer; the screen shows it at once. */
export const setBuyingPreferenceMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (prefersLongExpiry: boolean) => api.call(setBuyingPreference, { prefersLongExpiry }),
    onMutate: (prefersLongExpiry, { client }) => {
      client.setQueryData<ResultOf<typeof getUserBasicInfos>>(
        masterKeys.basicInfos,
        (infos) => infos && { ...infos, user: { ...infos.user, prefersLongExpiry } },
      );
    },
    // The server chooses by it which offer the home, the related products and the favourites show.
    onSettled: (_done, _error, _wish, _before, { client }) =>
      Promise.all(
        [masterKeys.basicInfos, catalogueKeys.homes, productPageKeys.allRelated, favouriteKeys.all].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  });
