import { test } from 'vitest';
import { money } from './money.ts';
import { expectNoFaults } from './small-drill.ts';

test('money', () => expectNoFaults(money));
