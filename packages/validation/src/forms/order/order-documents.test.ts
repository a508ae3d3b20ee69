import { describe, expect, it } from 'vitest';
import { checkForm } from '../../form-result.ts';
import * as messages from '../../messages.ts';
import { localWarehouseShipmentForm, shipmentForm } from './shipment.ts';

describe('shipmentForm', () => {
  it.each([
    [
      { carrierId: 1, followUpNumber: '256008013015' },
      { carrierId: 1, followUpNumber: '256008013015' },
    ],
    [
      { carrierId: 5, followUpNumber: ' kp1 ' },
      { carrierId: 5, followUpNumber: 'KP1' },
    ],
  ])('takes %j', (typed, values) => {
    expect(checkForm(shipmentForm(), typed)).toEqual({ valid: true, values });
  });

  it.each([
    [{ carrierId: 1, followUpNumber: 'KP1' }, { followUpNumber: messages.trackingNumberFormat('12 rakam') }],
    [{ carrierId: 5, followUpNumber: '' }, { followUpNumber: messages.trackingNumberRequired }],
    [{ carrierId: 99, followUpNumber: 'KP1' }, { carrierId: messages.carrierRequired }],
    [{ followUpNumber: 'KP1' }, { carrierId: messages.carrierRequired }],
  ])('refuses %j', (typed, errors) => {
    expect(checkForm(shipmentForm(), typed)).toMatchObject({ valid: false, errors });
  });

  it('asks a local warehouse only for its own number', () => {
    expect(checkForm(localWarehouseShipmentForm(), { followUpNumber: 'depo1' })).toEqual({
      valid: true,
      values: { followUpNumber: 'DEPO1' },
    });
    expect(checkForm(localWarehouseShipmentForm(), { followUpNumber: 'abc' })).toMatchObject({
      valid: false,
    });
  });
});
