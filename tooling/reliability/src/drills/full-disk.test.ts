import { test } from 'vitest';
import { fullDisk } from './full-disk.ts';
import { expectNoFaults } from './small-drill.ts';

test('full disk', () => expectNoFaults(fullDisk));
