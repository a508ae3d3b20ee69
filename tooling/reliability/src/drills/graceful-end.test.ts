import { test } from 'vitest';
import { gracefulEnd } from './graceful-end.ts';
import { expectNoFaults } from './small-drill.ts';

test('graceful end', () => expectNoFaults(gracefulEnd));
