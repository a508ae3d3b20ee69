import { test } from 'vitest';
import { backup } from './backup.ts';
import { expectNoFaults } from './small-drill.ts';

test('backup and restore', () => expectNoFaults(backup));
