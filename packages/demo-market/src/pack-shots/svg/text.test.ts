import { describe, expect, it } from 'vitest';
import { setInBox, text } from './text.ts';
import { textWidth } from './text-width.ts';

describe('setInBox', () => {
  it('breaks where the type can be largest', () => {
    expect(setInBox('Magnezyum Bisglisinat', 120, 80, { weight: 700 }, 40, 1).lines).toEqual([
      'Magnezyum',
      'Bisglisinat',
    ]);
    expect(setInBox('Magnezyum Bisglisinat', 400, 30, { weight: 700 }, 40, 1).lines).toEqual([
      'Magnezyum Bisglisinat',
    ]);
  });

  it('never leaves the box', () => {
    const { lines, size } = setInBox(
      'Çok Amaçlı Hyalüronik Asitli Lens Solüsyonu',
      130,
      60,
      { weight: 700 },
      40,
      1.08,
    );
    expect(lines.length * size * 1.08).toBeLessThanOrEqual(60.01);
    for (const each of lines) expect(textWidth(each, size, { weight: 700 })).toBeLessThanOrEqual(130.01);
  });
});

describe('text', () => {
  it('shrinks and pins what is too wide', () => {
    const svg = text('Uzun bir sözcük dizisi', 0, 10, 20, { max: 100 });
    expect(svg).toContain('textLength="100"');
    expect(Number(/font-size="([\d.]+)"/.exec(svg)?.[1])).toBeLessThan(12);
  });

  it('draws nothing for nothing', () => {
    expect(text('', 0, 0, 10)).toBe('');
  });
});
