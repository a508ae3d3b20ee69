import type { CategoryNode } from '@havan/contract/catalogue/catalogue';
import { dropdownPanelId } from '@havan/app-shell/header/header-dropdowns';
import { Link } from '@havan/ui/Link';
import { Text } from '@havan/ui/Text';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import * as css from './CategoryPanel.css.ts';
import { layoutTexts } from './layout-texts.ts';

/** Renders every category with its subcategories, like the index of a catalogue. */
export function CategoryPanel({ categories }: { categories: readonly CategoryNode[] }) {
  return (
    <nav id={dropdownPanelId('categories')} className={css.panel} aria-label={layoutTexts.allCategories}>
      <div className={css.sectionGroups}>
        {categories.map(({ categoryId, categoryName, subCategories }) => (
          <div key={categoryId} className={css.shelf}>
            <Place categoryId={categoryId}>
              <Text as="span" weight="strong">
                {categoryName}
              </Text>
            </Place>
            <ul>
              {subCategories.map((sub) => (
                <li key={sub.categoryId}>
                  <Place categoryId={sub.categoryId}>
                    <Text as="span" tone="soft">
                      {sub.categoryName}
                    </Text>
                  </Place>
                  {sub.subCategories.length > 0 ? (
                    <ul className={css.leaves}>
                      {sub.subCategories.map((leaf) => (
                        <li key={leaf.categoryId}>
                          <Place categoryId={leaf.categoryId}>
                            <Text as="span" size="small" tone="faint">
                              {leaf.categoryName}
                            </Text>
                          </Place>
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

/** Renders a link with a large touch target. */
function Place({ categoryId, children }: { categoryId: number; children: ReactNode }) {
  return (
    <Link href={paths.category(categoryId)} variant="name">
      <span className={css.place}>{children}</span>
    </Link>
  );
}
