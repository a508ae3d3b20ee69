import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { wireBreaks } from './wire-breaks.ts';
import { textOf, type WireDocument, wireDocument } from './wire-document.ts';

interface Loose {
  type?: string;
  properties: Record<string, Loose>;
  required: string[];
  enum: string[];
  items: Loose;
  anyOf: Loose[];
  maxItems: number;
  minimum: number;
}
interface LooseOperation {
  security: object[];
  'x-key-scope'?: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody: { content: Record<string, { schema: Loose }> };
  responses: { 200: { content: Record<string, { schema: Loose }> } };
}

const today = wireDocument('0.1.0');
const feed = '/api/v1/Listings/Feed';
const orders = '/api/v1/Orders/Feed';

/** Returns the document with one change applied. */
function changed(
  change: (operation: (path: string) => LooseOperation, paths: Record<string, object>) => void,
) {
  const copy = structuredClone(today) as WireDocument & {
    paths: Record<string, Record<string, LooseOperation>>;
  };
  change((at) => {
    const [operation] = Object.values(copy.paths[at] ?? {});
    if (!operation) throw new Error(`no call ${at}`);
    return operation;
  }, copy.paths);
  return copy;
}
const requestOf = ({ requestBody }: LooseOperation): Loose =>
  requestBody.content['application/json']?.schema ?? fail();
const resultOf = ({ responses }: LooseOperation): Loose =>
  responses[200].content['application/json']?.schema.properties['result'] ?? fail();
const fail = (): never => {
  throw new Error('not in the document');
};
/** Returns the object schema among the alternatives of a result. */
const objectOf = (schema: Loose): Loose => schema.anyOf?.find(({ type }) => type === 'object') ?? schema;
const rowOf = (operation: LooseOperation): Loose => requestOf(operation).properties['rows']?.items ?? fail();
const answerOf = (operation: LooseOperation): Loose =>
  objectOf(resultOf(operation)).properties['rows']?.items ?? fail();

test('the released document holds every call but those of the back office', () => {
  const paths = Object.keys(today.paths);
  expect(paths).toContain(feed);
  expect(paths.filter((one) => one.includes('/Backoffice/'))).toEqual([]);
  expect(wireBreaks(today, structuredClone(today))).toEqual([]);
});

test.each<[string, string, Parameters<typeof changed>[0]]>([
  ['a removed call', `${feed}: removed`, (_operation, paths) => delete paths[feed]],
  [
    'a removed field of a request',
    '.rows[].shelf: removed',
    (of) => delete rowOf(of(feed)).properties['shelf'],
  ],
  [
    'a removed field of a result',
    '.sentence: removed',
    (of) => delete answerOf(of(feed)).properties['sentence'],
  ],
  [
    'a field of a result that may be missing',
    '.outcome: may now be missing',
    (of) => {
      const row = answerOf(of(feed));
      row.required = row.required.filter((name) => name !== 'outcome');
    },
  ],
  [
    'a new required field',
    '.sender: required now',
    (of) => {
      const request = requestOf(of(feed));
      request.properties['sender'] = { type: 'string' } as Loose;
      request.required = [...request.required, 'sender'];
    },
  ],
  [
    'a field that is required now',
    '.rows[].price: required now',
    (of) => rowOf(of(feed)).required.push('price'),
  ],
  [
    'fewer values of a list of values',
    'no longer takes',
    (of) => {
      const ticked = requestOf(of(feed)).properties['ticked'] ?? fail();
      ticked.items.enum = ticked.items.enum.slice(1);
    },
  ],
  [
    'another type',
    'was string, is number',
    (of) => {
      (rowOf(of(feed)).properties['barcode'] ?? fail()).type = 'number';
    },
  ],
  [
    'a tighter limit',
    'maxItems is 10 now',
    (of) => {
      (requestOf(of(feed)).properties['rows'] ?? fail()).maxItems = 10;
    },
  ],
  [
    'a result that may be empty',
    'may now be null',
    (of) => {
      const { properties } = answerOf(of(feed));
      properties['outcome'] = {
        anyOf: [properties['outcome'] ?? fail(), { type: 'null' } as Loose],
      } as Loose;
    },
  ],
  [
    'a new required parameter',
    ' shop: required now',
    (of) =>
      of(orders).parameters.push({ name: 'shop', in: 'query', required: true, schema: { type: 'string' } }),
  ],
  [
    'a removed parameter',
    ' cursor: removed',
    (of) => {
      const operation = of(orders);
      operation.parameters = operation.parameters.filter(({ name }) => name !== 'cursor');
    },
  ],
  ['a call that keys may make no longer', 'no key may make it now', (of) => delete of(feed)['x-key-scope']],
  [
    'a call that asks for another scope',
    'asks a key for orders.ship now',
    (of) => {
      of(feed)['x-key-scope'] = 'orders.ship';
    },
  ],
])('%s breaks the wire', (_name, sentence, change) => {
  const breaks = wireBreaks(today, changed(change));
  expect(breaks).toHaveLength(1);
  expect(breaks[0]).toContain(sentence);
});

test('accepts additions', () => {
  const more = changed((of, paths) => {
    paths['/api/v1/Listings/New'] = { post: of(feed) };
    rowOf(of(feed)).properties['colour'] = { type: 'string' } as Loose;
    answerOf(of(feed)).properties['colour'] = { type: 'string' } as Loose;
    (requestOf(of(feed)).properties['ticked'] ?? fail()).items.enum.push('newWarning');
    (requestOf(of(feed)).properties['rows'] ?? fail()).maxItems = 5000;
    of(orders).parameters.push({ name: 'shop', in: 'query', required: false, schema: { type: 'string' } });
  });
  expect(wireBreaks(today, more)).toEqual([]);
});

test('the command names what broke and how to release, and fails', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'havan-wire-'));
  const file = path.join(folder, 'openapi.json');
  const run = () =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'wire-main.ts'), '--against', file], {
      encoding: 'utf8',
    });
  try {
    writeFileSync(file, textOf(today));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(today);
    expect(run()).toMatchObject({ status: 0 });
    const released = changed((of, paths) => {
      paths['/api/v1/Listings/Gone'] = { post: of(feed) };
    });
    writeFileSync(file, textOf(released));
    const { status, stdout } = run();
    expect(status).toBe(1);
    expect(stdout).toContain('POST /api/v1/Listings/Gone: removed');
    expect(stdout).toContain('pnpm wire --release VERSION');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
