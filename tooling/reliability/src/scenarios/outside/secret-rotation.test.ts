import { expect, test } from 'vitest';
import { faultsOfSmall } from '../small-scenario.ts';
import { secretRotation } from './secret-rotation.ts';

test('secret rotation', async () => {
  expect(await faultsOfSmall(secretRotation)).toEqual([]);
});
