import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { id, nothing, townId } from '../primitives.ts';

export const address = v.object({
  addressId: id,
  title: v.string(),
  receiver: v.string(),
  phone: v.string(),
  cityId: id,
  townId: id,
  cityName: v.string(),
  townName: v.string(),
  line: v.string(),
  isDefault: v.boolean(),
});
export type Address = v.InferOutput<typeof address>;

const getAddressesSchemas = {
  summary: 'Delivery addresses of the company.',
  request: nothing,
  result: v.array(address),
};

export const getAddresses = defineCall<typeof getAddressesSchemas>()({
  method: 'GET',
  path: 'Users/GetAddresses',
  encoding: 'query',
  access: 'signedIn',
});

const saveAddressSchemas = {
  summary: 'Adds a delivery address, or changes the one named.',
  request: v.strictObject({
    addressId: v.optional(id),
    title: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(40)),
    receiver: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(80)),
    phone: v.pipe(v.string(), v.regex(/^05\d{9}$/)),
    townId,
    line: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(250)),
    /** Makes it the default; there is always one. */
    isDefault: v.optional(v.boolean()),
  }),
  result: v.array(address),
};

export const saveAddress = defineCall<typeof saveAddressSchemas>()({
  method: 'POST',
  path: 'Users/SaveAddress',
  encoding: 'json',
  access: 'signedIn',
  right: 'buy',
});

const deleteAddressSchemas = {
  summary:
    'Removes a delivery address; orders keep the one they were sent to. Another one becomes the default.',
  request: v.strictObject({ addressId: id }),
  result: v.array(address),
};

export const deleteAddress = defineCall<typeof deleteAddressSchemas>()({
  method: 'POST',
  path: 'Users/DeleteAddress',
  encoding: 'json',
  access: 'signedIn',
  right: 'buy',
});

export const addressCalls = {
  getAddresses: withSchemas(getAddresses, getAddressesSchemas),
  saveAddress: withSchemas(saveAddress, saveAddressSchemas),
  deleteAddress: withSchemas(deleteAddress, deleteAddressSchemas),
};
