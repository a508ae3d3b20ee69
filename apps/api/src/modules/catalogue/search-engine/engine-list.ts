import { sortOptions } from '@havan/domain/sort';
import type { Position } from '../../../core/cursor/list-cursor.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { ListAnswer, ListQuestion } from '../index/list/list-products.ts';
import type { Dsl, EngineClient, SearchHit } from './engine-client.ts';
import { allOf, anyOffer, type Moment, offerConditions, oneOf } from './engine-condition.ts';
import { facetAggregations, type ListConditions, readFacets } from './engine-facets.ts';
import { lastRank } from './writer/offer-document.ts';

/** Largest number of rows of one answer (`index.max_result_window`); a search has fewer. */
const mostRows = 10_000;

/** The field of an offer whose lowest value is the rank of its product, by sort. */
const rankFields: Readonly<Record<number, string>> = {
  [sortOptions.byPrice]: 'offers.price',
  [sortOptions.bestSeller]: 'offers.soldRank',
};

/**
 * Returns a list. A later page continues after the rank and id of the last row, by current prices.
 *
 * @throws AppError `serviceUnavailable`
 */
export async function engineList(
  client: EngineClient,
  register: CatalogueIndex,
  moment: Moment,
  question: ListQuestion,
): Promise<ListAnswer> {
  const { among, sort, after, limit, withFacets } = question;
  const ids = among?.map((position) => register.parts.products.ids[position] ?? 0);
  const offered = offerConditions(question.offers, moment);
  const conditions = conditionsOf(register, question, ids, offered);
  const { base, place, brand, isOffered } = conditions;
  const listed = [...place, ...brand, ...isOffered];
  const isOfSearch = sort === null && ids !== undefined;
  const { hits, aggregations = {} } = await client.search({
    size: isOfSearch ? mostRows : limit,
    _source: false,
    query: allOf(withFacets ? base : [...base, ...listed]),
    ...(withFacets && {
      post_filter: allOf(listed),
      aggs: facetAggregations(register, question, conditions, moment),
    }),
    sort: isOfSearch ? [{ id: 'asc' }] : [rankSort(sort, offered), { id: 'asc' }],
    ...(after && !isOfSearch && { search_after: [after.rank, after.id] }),
  });
  return {
    rows: isOfSearch ? rowsOfSearch(ids, hits.hits, after, limit) : hits.hits.map(rowOf),
    asOf: question.asOf ?? moment.now,
    total: hits.total.value,
    facets: withFacets ? readFacets(register, aggregations) : null,
  };
}

function conditionsOf(
  { parts: { categories } }: CatalogueIndex,
  { categoryId, brandIds, mustBeOffered, withFacets }: ListQuestion,
  ids: readonly number[] | undefined,
  offered: readonly Dsl[],
): ListConditions {
  const beneath = (id: number | undefined): Dsl[] => (id === undefined ? [] : [{ term: { path: id } }]);
  const isAround = withFacets && categoryId !== undefined && !ids;
  return {
    base: [
      ...(ids ? [oneOf('id', ids)] : []),
      // The siblings of a category are counted too.
      ...(isAround ? beneath(categories.choicesOf(categoryId).parent ?? categoryId) : []),
    ],
    place: beneath(categoryId),
    brand: brandIds ? [oneOf('brand', brandIds)] : [],
    isOffered: mustBeOffered ? [anyOffer(offered)] : [],
  };
}

/** Sorts by the lowest value of a field among the matching offers; products without one are last. */
const rankSort = (sort: ListQuestion['sort'], offered: readonly Dsl[]): Dsl => ({
  [rankFields[sort ?? 0] ?? 'offers.ratio']: {
    order: 'asc',
    mode: 'min',
    missing: lastRank,
    nested: { path: 'offers', filter: allOf(offered) },
  },
});

const rowOf = ({ _id, sort = [] }: SearchHit): Position => ({ rank: sort[0] ?? lastRank, id: Number(_id) });

/** Puts hits into the order of their search; a page continues after the product that was shown last. */
function rowsOfSearch(
  ids: readonly number[],
  hits: readonly SearchHit[],
  after: Position | null,
  limit: number,
): Position[] {
  const found = new Set(hits.map(({ _id }) => Number(_id)));
  const place = after === null ? -1 : ids.indexOf(after.id);
  const start = after !== null && place < 0 ? after.rank : place;
  return ids
    .map((id, rank) => ({ rank, id }))
    .filter(({ rank, id }) => rank > start && found.has(id))
    .slice(0, limit);
}
