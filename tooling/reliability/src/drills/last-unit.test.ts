import { test } from 'vitest';
import { lastUnit, lastUnitWithoutGuard } from './last-unit.ts';
import { expectNoFaults } from './small-drill.ts';

test('last unit', () => expectNoFaults(lastUnit));
test('last unit without its guard', () => expectNoFaults(lastUnitWithoutGuard));
