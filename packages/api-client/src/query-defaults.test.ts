import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from './query-defaults.ts';

afterEach(() => onlineManager.setOnline(true));

// @spec §2.2 offline

test('a change without a line fails at once, so that what was shown before its answer is taken back', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const change = client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(new Error('offline')) });
  await expect(change.execute(undefined)).rejects.toThrow('offline');
});
