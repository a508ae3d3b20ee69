import { test } from 'vitest';
import { callbacks } from './callbacks.ts';
import { expectNoFaults } from './small-drill.ts';

test('callbacks', () => expectNoFaults(callbacks));
