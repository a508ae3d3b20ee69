import { test } from 'vitest';
import { identity } from './identity.ts';
import { expectNoFaults } from './small-drill.ts';

test('identity', () => expectNoFaults(identity));
