import type { Dsl, EngineClient } from './engine-client.ts';

/** Increase it with each change of the mapping or of the content of a document; the index is then filled anew. */
const layoutVersion = 1;

/** Returns a key of the form and the place of the documents: another key means another index. */
export const layoutOf = (client: EngineClient): string => `${layoutVersion} ${client.place}`;

const number = { type: 'long' };
const word = { type: 'keyword' };

/**
 * Returns the settings and the mapping of an index. Only fields that are queried are mapped; unmapped ones are refused.
 * Changes are found only after `_refresh`, so a position is stored when its changes can be found.
 */
export const indexBody = ({ size: { shards, replicas } }: EngineClient): Dsl => ({
  settings: {
    index: { number_of_shards: shards, number_of_replicas: replicas, refresh_interval: '-1' },
  },
  mappings: {
    dynamic: 'strict',
    properties: {
      id: number,
      brand: number,
      category: number,
      path: number,
      offers: {
        type: 'nested',
        properties: {
          listing: number,
          seller: number,
          price: number,
          ratio: number,
          soldRank: number,
          expires: number,
          from: number,
          until: number,
          facts: word,
          badge: number,
          type: word,
          city: number,
        },
      },
    },
  },
});
