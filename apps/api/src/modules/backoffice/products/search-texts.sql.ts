import { foldForSearch } from '@havan/domain/turkish-text';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Returns the search text of a product: its name, with the brand unless the name begins with it. */
export const searchTextOf = (name: string, brand: string): string => {
  const [folded, foldedBrand] = [foldForSearch(name), foldForSearch(brand)];
  return folded.startsWith(foldedBrand) ? folded : `${foldedBrand} ${folded}`;
};

interface Words {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  /** Other names of the brand, and the barcodes of products that were merged into it. */
  readonly others: readonly string[];
}

/** Writes the search texts of a product, or of all products of a brand. */
export async function rewriteSearchTexts(
  trx: Db,
  of: { readonly productId: number } | { readonly brandId: number },
): Promise<void> {
  const which = 'productId' in of ? sql`p.id = ${of.productId}` : sql`p.brand_id = ${of.brandId}`;
  const { rows } = await sql<Words>`
    select p.id, p.name, b.name as brand, coalesce((
      select json_agg(word order by word) from (
        select a.alias as word from brand_alias a where a.brand_id = b.id
        union all
        select m.barcode from product m where m.merged_into = p.id) more), '[]') as others
    from product p join brand b on b.id = p.brand_id
    where ${which} and p.merged_into is null`.execute(trx);
  const texts = rows.map(({ name, brand, others }) =>
    [searchTextOf(name, brand), ...others.map(foldForSearch)].join(' '),
  );
  await sql`
    update product p set search_text = given.text
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${texts}::text[]) as given (id, text)
    where p.id = given.id and p.search_text <> given.text`.execute(trx);
}
