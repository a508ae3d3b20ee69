import { test } from 'vitest';
import { kills } from './kills.ts';
import { expectNoFaults } from './small-drill.ts';

test('kills', () => expectNoFaults(kills));
