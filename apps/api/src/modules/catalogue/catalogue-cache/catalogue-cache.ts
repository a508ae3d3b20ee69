import type { Context } from '../../../core/context.ts';
import type { CacheDefinition, CacheSources } from '../../../core/process-caches.ts';
import type { CatalogueIndexPort } from '../index-port/catalogue-index-port.ts';
import { localIndex } from '../index-port/local-index.ts';
import { remoteIndex } from '../index-port/remote-index.ts';
import { SearchIndex } from '../index/search-index.ts';
import { CatalogueFacts } from './catalogue-facts.ts';
import { MinuteCache } from './minute-cache.ts';

/** The part of the catalogue that a process keeps in memory; one instance in each process, at `ctx.caches`. */
export class CatalogueCache {
  /**
   * The index for lists and searches: in this process, in another one (`CATALOGUE_URL`) or with its offers in a search
   * engine.
   */
  readonly index: CatalogueIndexPort;
  /** Names, scores, terms and campaigns, never older than the prices that are shown with them. */
  readonly facts: CatalogueFacts;
  /** Choices of products that may be a minute old. */
  readonly recent = new MinuteCache();

  constructor({ db, replica, catalogue }: CacheSources) {
    this.index = catalogue ? remoteIndex(catalogue) : localIndex(new SearchIndex(db, replica));
    this.facts = new CatalogueFacts(db);
  }
}

const definition: CacheDefinition<CatalogueCache> = {
  create: (sources) => new CatalogueCache(sources),
};

/** Returns the catalogue cache of the process. */
export const catalogueOf = ({ caches }: Pick<Context, 'caches'>): CatalogueCache => caches.get(definition);
