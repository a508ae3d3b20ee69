import { deleteAddress, getAddresses, saveAddress } from '@havan/contract/identity/addresses';
import {
  deleteInvoiceDetails,
  getInvoiceDetails,
  saveInvoiceDetails,
} from '@havan/contract/identity/invoice-details';
import type { RequestOf } from '@havan/contract/call';
import { deleteSavedCard, getSavedCards } from '@havan/contract/money/cards';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { checkoutsKey } from '../sales/checkouts-key.ts';
import { localWarehousesKey, sameDayKey } from './delivery-keys.ts';

const keptKeys = {
  addresses: ['kept', 'addresses'] as const,
  invoices: ['kept', 'invoices'] as const,
  cards: ['kept', 'cards'] as const,
};

export const addressesQuery = (api: Api) =>
  queryOptions({
    queryKey: keptKeys.addresses,
    queryFn: ({ signal }) => api.call(getAddresses, {}, { signal }),
  });

export const invoiceDetailsQuery = (api: Api) =>
  queryOptions({
    queryKey: keptKeys.invoices,
    queryFn: ({ signal }) => api.call(getInvoiceDetails, {}, { signal }),
  });

export const savedCardsQuery = (api: Api) =>
  queryOptions({
    queryKey: keptKeys.cards,
    queryFn: ({ signal }) => api.call(getSavedCards, {}, { signal }),
  });

/** A checkout shows what is kept: it is asked for again together with the page of the settings. */
const keptMutation = <Request, Answer>(
  key: (typeof keptKeys)[keyof typeof keptKeys],
  call: (request: Request) => Promise<Answer>,
) =>
  mutationOptions({
    mutationFn: call,
    onSuccess: (_answer, _request, _before, { client }) => keptChanged(client, key),
  });

const keptChanged = (client: QueryClient, key: readonly string[]) =>
  Promise.all([
    client.invalidateQueries({ queryKey: key }),
    client.invalidateQueries({ queryKey: checkoutsKey }),
    client.invalidateQueries({ queryKey: sameDayKey }),
    client.invalidateQueries({ queryKey: localWarehousesKey }),
  ]);

export const saveAddressMutation = (api: Api) =>
  keptMutation(keptKeys.addresses, (request: RequestOf<typeof saveAddress>) =>
    api.call(saveAddress, request),
  );

export const deleteAddressMutation = (api: Api) =>
  keptMutation(keptKeys.addresses, (addressId: number) => api.call(deleteAddress, { addressId }));

export const saveInvoiceDetailsMutation = (api: Api) =>
  keptMutation(keptKeys.invoices, (request: RequestOf<typeof saveInvoiceDetails>) =>
    api.call(saveInvoiceDetails, request),
  );

export const deleteInvoiceDetailsMutation = (api: Api) =>
  keptMutation(keptKeys.invoices, (invoiceId: number) => api.call(deleteInvoiceDetails, { invoiceId }));

export const deleteCardMutation = (api: Api) =>
  keptMutation(keptKeys.cards, (cardId: number) => api.call(deleteSavedCard, { cardId }));
