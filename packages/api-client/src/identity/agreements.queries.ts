import {
  acknowledgeAgreementUpdate,
  approveMembershipAgreement,
  checkAgreementUpdate,
  getAgreementTemplate,
  getMembershipAgreement,
  getPendingAgreement,
  signUserAgreement,
} from '@havan/contract/identity/agreements';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { masterKeys } from '../bootstrap/basic-infos.queries.ts';

const agreementKeys = {
  template: (slug: string) => ['agreements', 'template', slug] as const,
  pending: ['agreements', 'pending'],
  update: ['agreements', 'update'],
  membership: ['agreements', 'membership'],
} as const;

/** Options of data that are read once a visit, because only an action of the user changes them. */
const oncePerVisit = { staleTime: Number.POSITIVE_INFINITY } as const;

export const agreementTemplateQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: agreementKeys.template(slug),
    queryFn: ({ signal }) => api.call(getAgreementTemplate, { slug }, { signal }),
    ...oncePerVisit,
  });

export const pendingAgreementQuery = (api: Api) =>
  queryOptions({
    queryKey: agreementKeys.pending,
    queryFn: ({ signal }) => api.call(getPendingAgreement, {}, { signal }),
    ...oncePerVisit,
  });

export const signAgreementMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (slug: string) => api.call(signUserAgreement, { slug }),
    onSuccess: (_done, _slug, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: masterKeys.basicInfos }),
        client.invalidateQueries({ queryKey: agreementKeys.pending }),
      ]),
  });

export const agreementUpdateQuery = (api: Api) =>
  queryOptions({
    queryKey: agreementKeys.update,
    queryFn: ({ signal }) => api.call(checkAgreementUpdate, {}, { signal }),
    ...oncePerVisit,
  });

export const acknowledgeAgreementMutation = (api: Api) =>
  mutationOptions({ mutationFn: () => api.call(acknowledgeAgreementUpdate, {}) });

export const membershipAgreementQuery = (api: Api) =>
  queryOptions({
    queryKey: agreementKeys.membership,
    queryFn: ({ signal }) => api.call(getMembershipAgreement, {}, { signal }),
    ...oncePerVisit,
  });

export const approveMembershipMutation = (api: Api) =>
  mutationOptions({
    mutationFn: () => api.call(approveMembershipAgreement, {}),
    onSuccess: (_done, _nothing, _before, { client }) =>
      client.invalidateQueries({ queryKey: agreementKeys.membership }),
  });
