import { expect, it } from 'vitest';
import { PictureCache } from './picture-cache.ts';

const picture = (bytes: number) => ({ svg: Buffer.alloc(bytes - 1), brotli: Buffer.alloc(1) });

it('forgets the picture that was not asked for longest', () => {
  const cache = new PictureCache(30);
  cache.set(1, picture(10));
  cache.set(2, picture(10));
  cache.set(3, picture(10));
  cache.get(1);
  cache.set(4, picture(10));
  expect([1, 2, 3, 4].filter((id) => cache.get(id))).toEqual([1, 3, 4]);
});

it('counts a picture that is put in again once', () => {
  const cache = new PictureCache(25);
  cache.set(1, picture(10));
  cache.set(1, picture(10));
  cache.set(2, picture(10));
  expect([1, 2].filter((id) => cache.get(id))).toEqual([1, 2]);
});
