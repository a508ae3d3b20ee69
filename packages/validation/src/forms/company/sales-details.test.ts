import { expect, it } from 'vitest';
import { checkForm } from '../../form-result.ts';
import * as messages from '../../messages.ts';
import { salesDetailsForm } from './sales-details.ts';

const kepAddress = 'firma@hs01.kep.tr';

// @spec §5 mersis

it.each([
  [true, '0313-0557-6690-0016', '0313055766900016'],
  [false, '0313-0557-6690-0016', '0313055766900016'],
  [false, '', null],
])('MERSIS required %s, typed %j: %s', (required, mersisNo, saved) => {
  expect(checkForm(salesDetailsForm(required), { kepAddress, mersisNo })).toEqual({
    valid: true,
    values: { kepAddress, mersisNo: saved },
  });
});

it.each([
  [true, kepAddress, '', { mersisNo: messages.mersisRequired }],
  [false, kepAddress, '1', { mersisNo: messages.mersisFormat }],
  [false, '', '', { kepAddress: messages.kepRequired }],
  [true, 'x', '', { kepAddress: messages.kepLength, mersisNo: messages.mersisRequired }],
])('MERSIS required %s, KEP %j, MERSIS %j: %j', (required, kep, mersisNo, errors) => {
  expect(checkForm(salesDetailsForm(required), { kepAddress: kep, mersisNo })).toMatchObject({
    valid: false,
    errors,
    firstField: Object.keys(errors)[0],
  });
});
