import { expect, it } from 'vitest';
import { pictureCache } from './picture-cache.ts';

const picture = (bytes: number) => ({ bytes: Buffer.alloc(bytes - 1), brotli: Buffer.alloc(1) });

it('drops the least recently used picture', () => {
  const cache = pictureCache<ReturnType<typeof picture>>(30);
  cache.set('1', picture(10));
  cache.set('2', picture(10));
  cache.set('3', picture(10));
  cache.get('1');
  cache.set('4', picture(10));
  expect(['1', '2', '3', '4'].filter((id) => cache.get(id))).toEqual(['1', '3', '4']);
});

it('counts a replaced picture once', () => {
  const cache = pictureCache<ReturnType<typeof picture>>(25);
  cache.set('1', picture(10));
  cache.set('1', picture(10));
  cache.set('2', picture(10));
  expect(['1', '2'].filter((id) => cache.get(id))).toEqual(['1', '2']);
});
