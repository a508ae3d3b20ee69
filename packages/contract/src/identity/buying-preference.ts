import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done } from '../primitives.ts';

const setBuyingPreferenceSchemas = {
  summary:
    'Sets or lifts the wish of the company to buy only what lasts eight months or longer, for lists, suggestions, quick order and smart cart.',
  request: v.strictObject({ prefersLongExpiry: v.boolean() }),
  result: done,
};

export const setBuyingPreference = defineCall<typeof setBuyingPreferenceSchemas>()({
  method: 'POST',
  path: 'Users/SetBuyingPreference',
  encoding: 'json',
  access: 'buyer',
  right: 'buy',
});

export const buyingPreferenceCalls = {
  setBuyingPreference: withSchemas(setBuyingPreference, setBuyingPreferenceSchemas),
};
