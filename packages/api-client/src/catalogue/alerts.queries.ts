import { getProductAlert, type ProductAlert, setProductAlert } from '@havan/contract/catalogue/alerts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { favouriteKeys } from './favourites.queries.ts';

export const alertKeys = { of: (productId: number) => ['alert', productId] as const };

export const alertQuery = (api: Api, productId: number) =>
  queryOptions({
    queryKey: alertKeys.of(productId),
    queryFn: ({ signal }) => api.call(getProductAlert, { productId: String(productId) }, { signal }),
  });

/** Returns a mutation that sets an alert; one without any event is removed. */
export const alertMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (alert: ProductAlert) => api.call(setProductAlert, alert),
    onSuccess: (alert, { productId }, _before, { client }) => {
      client.setQueryData(alertKeys.of(productId), alert);
      return client.invalidateQueries({ queryKey: favouriteKeys.all });
    },
  });
