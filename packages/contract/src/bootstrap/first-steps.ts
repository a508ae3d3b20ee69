import { applicationParts } from '@havan/domain/company-application';
import { firstStepIds, firstStepStates } from '@havan/domain/first-steps';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { nothing } from '../primitives.ts';

const getFirstStepsSchemas = {
  summary: 'What a new seller has yet to set up; no steps when all is done or something has been sold.',
  request: nothing,
  result: v.object({
    steps: v.array(v.object({ id: v.picklist(firstStepIds), state: v.picklist(firstStepStates) })),
    /** Missing parts of the application. */
    missingParts: v.array(v.picklist(applicationParts)),
    /** The operator's note to the company; null without one. */
    reviewReason: v.nullable(v.string()),
    listings: v.number(),
  }),
};

/** The setup of a new seller, which owners see above the tasks of the day. */
export const getFirstSteps = defineCall<typeof getFirstStepsSchemas>()({
  method: 'GET',
  path: 'Users/FirstSellingSteps',
  encoding: 'query',
  access: 'seller',
  area: 'salesPanel',
  ownerOnly: true,
});

export const firstStepCalls = { getFirstSteps: withSchemas(getFirstSteps, getFirstStepsSchemas) };
