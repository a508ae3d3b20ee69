import type { SchemaFinding } from '../rules/schema.ts';
import type { Finding } from './finding.ts';
import { placed } from './place.ts';

/** The messages of libxml2 with their Turkish sentences; `$1` … stand for words of the message. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [
    /^Element '([^']*)': This element is not expected\. Expected is(?: one of)? \( (.*) \)\.$/,
    '$1 burada olamaz. Beklenen: $2.',
  ],
  [/^Element '([^']*)': This element is not expected\.$/, '$1 burada olamaz.'],
  [
    /^Element '([^']*)': Missing child element\(s\)\. Expected is(?: one of)? \( (.*) \)\.$/,
    '$1 eksik. Beklenen: $2.',
  ],
  [
    /^Element '[^']*': No matching global (?:element )?declaration available.*$/,
    'Kök eleman bir UBL faturasının elemanı değil.',
  ],
  [
    /^Element '[^']*', attribute '([^']*)': The attribute '[^']*' is not allowed\.$/,
    '$1 niteliği burada olamaz.',
  ],
  [/^Element '[^']*': The attribute '([^']*)' is required but missing\.$/, '$1 niteliği yazılmalı.'],
  [
    /^Element '[^']*'(?:, attribute '[^']*')?: \[facet '[^']*'\] The value '([^']*)'.*$/,
    '‘$1’ değeri bu alana yazılamaz.',
  ],
  [
    /^Element '[^']*'(?:, attribute '[^']*')?: '([^']*)' is not a valid value of the (?:atomic|union|list|local atomic) type '?([^'.]*)'?\.?.*$/,
    '‘$1’ bu alana uygun bir değer değil ($2).',
  ],
  [/^Element '([^']*)': Character content .*$/, '$1 doğrudan metin içeremez.'],
  [/^Element '([^']*)': Element content is not allowed.*$/, '$1 başka eleman içeremez.'],
];
const prefixes: readonly (readonly [string, string])[] = [
  ['{urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2}', 'cbc:'],
  ['{urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2}', 'cac:'],
  ['{urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2}', 'ext:'],
  ['{urn:oasis:names:specification:ubl:schema:xsd:Invoice-2}', ''],
  ['{http://www.w3.org/2000/09/xmldsig#}', 'ds:'],
];

/** Returns a finding of the schema in Turkish, at its place. */
export function schemaFinding({ message, path }: SchemaFinding): Finding {
  const readable = path.replace(/^\/\*(?:\[1\])?/, '/Invoice');
  return { rule: 'xsd', path: readable, message: placed(readable, sentenceOf(message)) };
}

function sentenceOf(message: string): string {
  const named = prefixes.reduce((text, [uri, prefix]) => text.replaceAll(uri, prefix), message);
  const known = sentences.find(([pattern]) => pattern.test(named));
  return known ? named.replace(...known) : `Resmî şemaya uymuyor (${named})`;
}
