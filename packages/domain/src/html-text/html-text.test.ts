import { describe, expect, test } from 'vitest';
import { html } from './html-text.ts';

describe('html', () => {
  test('escapes all markup characters of a value, in text and in a quoted attribute', () => {
    const name = `<b>"Ada" & 'Can'</b>`;
    const escaped = '&lt;b&gt;&quot;Ada&quot; &amp; &#39;Can&#39;&lt;/b&gt;';
    expect(html`<p title="${name}">${name}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`);
  });

  test('inserts `Html` unchanged, and a list of it line by line', () => {
    const rows = ['<1>', '2'].map((cell) => html`<td>${cell}</td>`);
    expect(html`<tr>${html`<th>A &amp; B</th>`}${rows}</tr>`.text).toBe(
      '<tr><th>A &amp; B</th><td>&lt;1&gt;</td>\n<td>2</td></tr>',
    );
  });

  test('writes numbers, and nothing for null', () => {
    expect(html`<p>${0}${null}${''}</p>`.text).toBe('<p>0</p>');
  });

  test('does not accept an object that only resembles `Html`', () => {
    const forged = { text: '<script>' };
    // @ts-expect-error -- only `html` makes finished HTML
    expect(() => html`${forged}`.text).toThrow('part.map is not a function');
  });

  test('keeps backslashes and line ends of the template as they are after escapes', () => {
    expect(
      html`a\u00a0b
c`.text,
    ).toBe('a\u00a0b\nc');
  });
});
