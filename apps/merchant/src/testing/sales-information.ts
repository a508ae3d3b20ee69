import { salesInformationCalls } from '@havan/contract/identity/sales-information';
import { sampleOf } from '@havan/contract/testing/sample-of';

const sample = sampleOf(salesInformationCalls.getSalesInformation.schemas.result);

/** Sales information of a seller with 8 % commission that pays the freight of 49,90 TL from 1.000 TL on. */
export const salesInformation: typeof sample = {
  ...sample,
  commissionBasisPoints: 800,
  terms: { ...sample.terms, shippingFee: 4990, freeShippingFrom: 100_000, shippingShare: null },
};
