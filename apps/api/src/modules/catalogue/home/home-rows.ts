import type { homeSection } from '@havan/contract/catalogue/catalogue';
import type { FeatureFlag } from '@havan/domain/feature-flag';
import type { HomeRowKey } from '@havan/domain/shop-content';
import type { InferOutput } from 'valibot';

type Section = InferOutput<typeof homeSection>;

interface ShownRow {
  readonly key: HomeRowKey;
  readonly title: string | null;
}

/** The products of close expiry are at the top of the home page, before the rows. */
const shelf: HomeRowKey = 'closeExpiry';

/**
 * Returns the sections that operators show, in their order and with their titles; those without a product are left out.
 * When the flags `firstCarousel` and `secondCarousel` are off, the first and the second row beneath the expiry shelf
 * are left out (specification §6).
 */
export function arrangeRows(
  sections: readonly Section[],
  rows: readonly ShownRow[],
  isOn: (flag: FeatureFlag) => boolean,
): Section[] {
  const shown = rows.flatMap(({ key, title }) => {
    const section = sections.find((each) => each.key === key);
    return section && section.products.length > 0 ? [title === null ? section : { ...section, title }] : [];
  });
  const [first, second] = shown.filter(({ key }) => key !== shelf);
  return shown.filter(
    (section) =>
      (section !== first || isOn('firstCarousel')) && (section !== second || isOn('secondCarousel')),
  );
}
