import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { followUpNumber, localWarehouseTrackingNumber } from './tracking-number.ts';

const postHint = messages.trackingNumberFormat(
  '2 harf ve 1-11 rakam ya da RR123456785TR gibi bir gönderi numarası',
);

// @spec §5 tracking-number

it.each([
  [1, '256008013015', '256008013015'],
  [1, '25600801301', messages.trackingNumberFormat('12 rakam')],
  [2, '78935754945', '78935754945'],
  [3, 'fu942', 'FU942'],
  [3, 'AB-1234', messages.trackingNumberFormat('2 harf ve 3-6 rakam ya da 12 rakam')],
  [4, ' 55943838561523 ', '55943838561523'],
  [5, 'kp02400000001', 'KP02400000001'],
  [6, 'MH4890', 'MH4890'],
  [7, '1z879e930346834440', '1Z879E930346834440'],
  [7, '', messages.trackingNumberRequired],
  [1, '٢56008013015', messages.foreignDigits],
  [5, 'ıı1', postHint],
  [5, 'KP', postHint],
  [5, 'rr473124829tr', 'RR473124829TR'],
  [5, 'RR473124828TR', messages.postalItemImpossible],
  [5, 'RR473124829GB', messages.postalItemImpossible],
  [5, '', messages.trackingNumberRequired],
  [99, '256008013015', messages.carrierRequired],
  [99, null, messages.carrierRequired],
])('carrier %d, %j: %s', (carrierId, value, expected) => {
  expect(answer(followUpNumber(carrierId), value)).toBe(expected);
});

it.each([
  ['depo1', 'DEPO1'],
  ['AB 12', messages.trackingNumberFormat('4-20 harf ya da rakam')],
  ['', messages.trackingNumberRequired],
])('from the local warehouse, %j: %s', (value, expected) => {
  expect(answer(localWarehouseTrackingNumber(), value)).toBe(expected);
});
