/** A nested object of a document. */
export type Child = Readonly<Record<string, unknown>>;
export type Source = Readonly<Record<string, unknown>> & { readonly offers: readonly Child[] };

/** A document, or one of its nested objects. As in the engine, neither has access to the fields of the other. */
export interface Row {
  readonly id: string;
  readonly root: Source;
  readonly child: Child | null;
}

/** An error answer of the engine. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, reason: string) {
    super(reason);
    this.status = status;
    this.type = type;
  }

  get body(): object {
    const error = { type: this.type, reason: this.message };
    return { error: { root_cause: [error], ...error }, status: this.status };
  }
}

export const path = 'offers';

interface Stored {
  readonly version: number;
  /** Null after a deletion; the version stays to refuse older writes. */
  readonly source: Source | null;
}

interface Mapping {
  readonly properties: Readonly<Record<string, { readonly type: string; readonly properties?: object }>>;
}

/** An index: the written documents, and those that a search finds since the last refresh. */
export class StoredIndex {
  readonly #mapping: Mapping;
  readonly #documents = new Map<string, Stored>();
  #visible: readonly Row[] = [];
  #isHidden = false;

  constructor(mapping: Mapping) {
    this.#mapping = mapping;
  }

  get rows(): readonly Row[] {
    return this.#visible;
  }

  /** Returns whether a field is mapped; a nested field is given with its path, `offers.price`. */
  knows(field: string): boolean {
    const [first = '', second] = field.split('.');
    const property = this.#mapping.properties[first];
    return second === undefined ? property !== undefined : second in (property?.properties ?? {});
  }

  refresh(): void {
    if (!this.#isHidden) return;
    this.#isHidden = false;
    this.#visible = [...this.#documents].flatMap(([id, { source }]) =>
      source ? [{ id, root: source, child: null }] : [],
    );
  }

  /** Writes or deletes a document with `version_type: external_gte`; returns the status of the item. */
  write(id: string, version: number, source: Source | null): { status: number; error?: object } {
    const stored = this.#documents.get(id);
    if (stored && version < stored.version) {
      const reason = `[${id}]: version conflict, current version [${stored.version}] is higher than the one provided [${version}]`;
      return { status: 409, error: { type: 'version_conflict_engine_exception', reason } };
    }
    const stranger = source && this.#stranger(source);
    if (stranger) {
      const reason = `mapping set to strict, dynamic introduction of [${stranger}] within [_doc] is not allowed`;
      return { status: 400, error: { type: 'strict_dynamic_mapping_exception', reason } };
    }
    this.#documents.set(id, { version, source });
    this.#isHidden = true;
    if (source === null) return { status: stored?.source ? 200 : 404 };
    return { status: stored?.source ? 200 : 201 };
  }

  #stranger(source: Source): string | undefined {
    const fields = [
      ...Object.keys(source),
      ...source.offers.flatMap((offer) => Object.keys(offer).map((name) => `${path}.${name}`)),
    ];
    return fields.find((field) => !this.knows(field));
  }
}

/** Returns the values of a field in a row: of the document, or of its nested object. */
export function valuesOf({ root, child }: Row, field: string): readonly (number | string)[] {
  const isNested = field.startsWith(`${path}.`);
  if (isNested !== (child !== null)) return [];
  const value = child ? child[field.slice(path.length + 1)] : root[field];
  return (Array.isArray(value) ? value : value === undefined ? [] : [value]) as readonly (number | string)[];
}

/** Returns the nested objects of a document. */
export const childrenOf = ({ id, root }: Row): Row[] => root.offers.map((child) => ({ id, root, child }));
