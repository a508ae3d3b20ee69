import type { CategoryNode } from '@havan/contract/catalogue';
import { dropdownPanelId } from '@havan/features/shell/header/header-dropdowns';
import { Link } from '@havan/ui/Link';
import { Text } from '@havan/ui/Text';
import { paths } from '../paths.ts';
import * as css from './CategoryPanel.css.ts';
import { layoutTexts } from './layout-texts.ts';

/** Every category with what lies beneath it, printed like the index of a catalogue. */
export function CategoryPanel({ categories }: { categories: readonly CategoryNode[] }) {
  return (
    <nav id={dropdownPanelId('categories')} className={css.panel} aria-label={layoutTexts.allCategories}>
      <div className={css.shelves}>
        {categories.map(({ categoryId, categoryName, subCategories }) => (
          <div key={categoryId} className={css.shelf}>
            <Link href={paths.category(categoryId)} variant="name">
              <Text as="span" weight="strong">
                {categoryName}
              </Text>
            </Link>
            <ul>
              {subCategories.map((sub) => (
                <li key={sub.categoryId}>
                  <Link href={paths.category(sub.categoryId)} variant="name">
                    <Text as="span" tone="soft">
                      {sub.categoryName}
                    </Text>
                  </Link>
                  {sub.subCategories.length > 0 ? (
                    <ul className={css.leaves}>
                      {sub.subCategories.map((leaf) => (
                        <li key={leaf.categoryId}>
                          <Link href={paths.category(leaf.categoryId)} variant="name">
                            <Text as="span" size="small" tone="faint">
                              {leaf.categoryName}
                            </Text>
                          </Link>
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
