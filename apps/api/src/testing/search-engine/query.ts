import { childrenOf, path, Refusal, type Row, type StoredIndex, valuesOf } from './store.ts';

export type Clause = Readonly<Record<string, unknown>>;

const mostTerms = 65_536;

const unknown = (what: string): never => {
  throw new Refusal(400, 'parsing_exception', `unknown ${what}`);
};

/** Returns the only key of a clause with its value. */
export function only(clause: Clause): readonly [name: string, value: Clause] {
  const [entry, ...others] = Object.entries(clause);
  if (!entry || others.length > 0) return unknown(`clause with ${Object.keys(clause).join(', ')}`);
  return [entry[0], entry[1] as Clause];
}

const list = (value: unknown): readonly Clause[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as Clause[]) : [value as Clause];

/**
 * Evaluates the part of the query language that the product uses.
 *
 * @throws Refusal for any other part, and for a field without a mapping
 */
export function matches(index: StoredIndex, query: Clause, row: Row): boolean {
  const [kind, body] = only(query);
  const fieldOf = (): readonly [string, unknown] => {
    const [field, value] = only(body);
    if (!index.knows(field)) return unknown(`field ${field}`);
    return [field, value];
  };
  switch (kind) {
    case 'match_all':
      return true;
    case 'match_none':
      return false;
    case 'bool':
      return matchesBool(index, body, row);
    case 'term': {
      const [field, value] = fieldOf();
      return valuesOf(row, field).includes(value as number);
    }
    case 'terms': {
      const [field, values] = fieldOf();
      if ((values as unknown[]).length > mostTerms) return unknown(`number of terms above ${mostTerms}`);
      return valuesOf(row, field).some((value) => (values as unknown[]).includes(value));
    }
    case 'range': {
      const [field, limits] = fieldOf();
      return valuesOf(row, field).some((value) => isWithin(Number(value), limits as Clause));
    }
    case 'nested':
      if (body['path'] !== path || row.child !== null) return unknown('nested path');
      return childrenOf(row).some((child) => matches(index, body['query'] as Clause, child));
    default:
      return unknown(`query [${kind}]`);
  }
}

function matchesBool(index: StoredIndex, body: Clause, row: Row): boolean {
  for (const name of Object.keys(body))
    if (!['filter', 'must_not', 'should', 'minimum_should_match'].includes(name))
      unknown(`part of bool ${name}`);
  const isMatch = (clause: Clause) => matches(index, clause, row);
  const should = list(body['should']);
  // With a filter the alternatives are optional unless a minimum is given.
  const least = Number(body['minimum_should_match'] ?? (should.length > 0 && !body['filter'] ? 1 : 0));
  return (
    list(body['filter']).every(isMatch) &&
    !list(body['must_not']).some(isMatch) &&
    should.filter(isMatch).length >= least
  );
}

function isWithin(value: number, limits: Clause): boolean {
  return Object.entries(limits).every(([name, limit]) => {
    const edge = Number(limit);
    if (name === 'gte') return value >= edge;
    if (name === 'gt') return value > edge;
    if (name === 'lte') return value <= edge;
    if (name === 'lt') return value < edge;
    return unknown(`range ${name}`);
  });
}
