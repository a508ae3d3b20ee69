import { describe, expect, test } from 'vitest';
import { longestTrackingAddress, trackingAddressProblem, trackingUrl } from './carrier-tracking.ts';

// @spec §5 tracking-number
describe('a tracking address', () => {
  test.each(['https://kargo.example/takip?no={code}', 'https://www.kargo.example:8443/{code}'])(
    'may be %s',
    (address) => expect(trackingAddressProblem(address)).toBeNull(),
  );

  test.each([
    ['http://kargo.example/{code}', 'https://'],
    ['javascript:alert(1)//{code}', 'https://'],
    ['https://kargo.example/takip', '{code}'],
    ['https://kargo.example/{code}?no={code}', '{code}'],
    ['https://{code}.example/', 'web adresi'],
    ['https://birisi@kargo.example/{code}', 'web adresi'],
    ['https://kargo/{code}', 'web adresi'],
    ['https://kargo.example/a b/{code}', 'web adresi'],
    ['https://kargo.example/"onclick={code}ğ', 'web adresi'],
    [`https://kargo.example/{code}${'a'.repeat(longestTrackingAddress)}`, 'en fazla'],
  ])('may not be %s', (address, sentence) => expect(trackingAddressProblem(address)).toContain(sentence));

  test('inserts the number URL-encoded', () => {
    expect(trackingUrl('https://kargo.example/takip?no={code}', '12/34&x=$&')).toBe(
      'https://kargo.example/takip?no=12%2F34%26x%3D%24%26',
    );
  });
});
