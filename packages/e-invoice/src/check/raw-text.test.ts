import { expect, it } from 'vitest';
import { mostBytes, rawText } from './raw-text.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  new Uint8Array([
    0xff,
    0xfe,
    ...Array.from(text).flatMap((letter) => [letter.charCodeAt(0) % 256, letter.charCodeAt(0) >> 8]),
  ]);
const ruleOf = (file: Uint8Array) => {
  const raw = rawText(file);
  return 'refusal' in raw ? raw.refusal.rule : null;
};

it.each<[string, string | null, Uint8Array]>([
  ['nothing', 'empty', new Uint8Array()],
  ['too much', 'size', new Uint8Array(mostBytes + 1)],
  ['a DOCTYPE', 'doctype', bytes('<!DOCTYPE a><a/>')],
  [
    'a DOCTYPE far behind',
    'doctype',
    bytes(`<?xml version="1.0"?>\n${' '.repeat(3000)}<!-- x --><?p q?>\n<!DOCTYPE a [<!ENTITY b "c">]><a/>`),
  ],
  ['a DOCTYPE in a comment', null, bytes('<!-- <!DOCTYPE a> --><a/>')],
  ['a DOCTYPE in text', null, bytes('<a><![CDATA[<!DOCTYPE a>]]></a>')],
  ['bytes that are no UTF-8', 'encoding', new Uint8Array([0x3c, 0x61, 0xff, 0x3e])],
  ['an encoding nobody knows', 'encoding', bytes('<?xml version="1.0" encoding="x-mine"?><a/>')],
  ['UTF-16 in name only', 'encoding', bytes('<?xml version="1.0" encoding="UTF-16"?><a/>')],
  ['UTF-7', 'encoding', bytes('<?xml version="1.0" encoding="UTF-7"?><a/>')],
  ['UTF-16 with a DOCTYPE', 'doctype', utf16('<!DOCTYPE a><a/>')],
  ['a mark before UTF-8', null, new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('<a/>')])],
  ['two marks', 'encoding', new Uint8Array([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf, ...bytes('<a/>')])],
  [
    'a mark of UTF-8 before another encoding',
    'encoding',
    new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('<?xml version="1.0" encoding="UTF-16"?><a/>')]),
  ],
  ['letters beyond ASCII', 'encoding', bytes('<?xml version="1.0" encoding="US-ASCII"?><a>ş</a>')],
  ['ASCII', null, bytes('<?xml version="1.0" encoding="US-ASCII"?><a>s</a>')],
  ['a comment without end', null, bytes('<!-- <!DOCTYPE a>')],
])('reads %s: %s', (_, rule, file) => {
  expect(ruleOf(file)).toBe(rule);
});

it('takes the text in its encoding, without its declaration', () => {
  const turkish = new Uint8Array([
    ...bytes('<?xml version="1.0" encoding="ISO-8859-9"?>\n<a>'),
    0xfd,
    ...bytes('</a>'),
  ]);
  expect(rawText(turkish)).toEqual({ text: '\n<a>ı</a>' });
  expect(rawText(bytes('<?xml encoding="UTF-8"?><a/>'))).toEqual({ text: '<?xml encoding="UTF-8"?><a/>' });
  expect(rawText(utf16('<?xml version="1.0" encoding="UTF-16"?><a>ş</a>'))).toEqual({ text: '<a>ş</a>' });
});
