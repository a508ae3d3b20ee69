import { test } from 'vitest';
import { wrongClock } from './wrong-clock.ts';
import { expectNoFaults } from './small-drill.ts';

test('wrong clock', () => expectNoFaults(wrongClock));
