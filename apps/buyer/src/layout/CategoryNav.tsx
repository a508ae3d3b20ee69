import { categoriesQuery, localWarehousesQuery } from '@havan/api-client/queries/catalogue/catalogue';
import type { CategoryNode } from '@havan/contract/catalogue/catalogue';
import { highlightedCategoryId } from '@havan/domain/category';
import { goToOtherApp } from '@havan/app-shell/session/go-to-other-app';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { dropdownArea, useDropdownButton, useIsOpen } from '@havan/app-shell/header/header-dropdowns';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';
import { Button } from '@havan/ui/Button';
import { CategoryBar } from '@havan/ui/CategoryBar';
import { ChevronRightIcon, MenuIcon } from '@havan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { layoutTexts } from './layout-texts.ts';

const loadPanel = () => import('./CategoryPanel.tsx');
const CategoryPanel = lazyScreen<'CategoryPanel', { categories: readonly CategoryNode[] }>(
  loadPanel,
  'CategoryPanel',
);

/** Renders the main categories in one row; a panel with all of them opens beneath (specification §2.3). */
export function CategoryNav() {
  const profile = useAppProfile();
  const { pathname } = useLocation();
  const button = useDropdownButton('categories', loadPanel);
  const isOpen = useIsOpen('categories');
  const { data: categories = [] } = useQuery(categoriesQuery(profile.api));
  const { data: warehouses } = useQuery(localWarehousesQuery(profile.api));
  const local = warehouses?.category;
  const placeOf = (categoryId: number, label: string) => ({
    id: String(categoryId),
    label,
    href: paths.category(categoryId),
    current: pathname === paths.category(categoryId),
  });
  return (
    <div {...dropdownArea('categories')}>
      <CategoryBar
        label={layoutTexts.categories}
        lead={
          <Button {...button} variant="quiet" size="small" icon={<MenuIcon />}>
            {layoutTexts.allCategories}
          </Button>
        }
        items={[
          ...categories.map(({ categoryId, categoryName, isHighlight }) => ({
            ...placeOf(categoryId, categoryName),
            highlighted: isHighlight || categoryId === highlightedCategoryId,
          })),
          // The pseudo category is listed only for users that may see it (specification §2.3).
          ...(local ? [placeOf(local.categoryId, local.categoryName)] : []),
        ]}
        trail={
          <Button
            variant="quiet"
            size="small"
            after={<ChevronRightIcon />}
            onClick={() => void goToOtherApp(profile, paths.home())}
          >
            {layoutTexts.toMerchant}
          </Button>
        }
      />
      <Suspense fallback={null}>{isOpen ? <CategoryPanel categories={categories} /> : null}</Suspense>
    </div>
  );
}
