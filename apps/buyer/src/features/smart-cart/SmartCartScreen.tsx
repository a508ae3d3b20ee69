import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { EmptyState } from '@havan/ui/EmptyState';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { AddProduct } from './list/AddProduct.tsx';
import { BringLastList, LastSearch } from './LastSearch.tsx';
import * as flush from '../../shared/cart/flush.css.ts';
import { PasteLines } from './list/PasteLines.tsx';
import { SearchBar, SearchPanel } from './SearchButton.tsx';
import * as css from './SearchButton.css.ts';
import { useSmartCartList } from './list/smart-cart-list.ts';
import { smartCartTexts as texts } from './smart-cart-texts.ts';
import { ShoppingList } from './list/ShoppingList.tsx';
import { Suggestions } from './list/Suggestions.tsx';
import { useListNews } from './list/use-list-news.ts';
import { useOwnList } from './list/use-own-list.ts';
import { type SearchStep, useSearchStep } from './use-search-step.ts';
import { WantedLines } from './list/WantedLines.tsx';
import { Wishes } from './Wishes.tsx';

/** Renders `/smartcart`: the list, the wishes, and one button that searches all sellers. */
export function SmartCartScreen() {
  return (
    <RequireArea area="smartCart">
      <Page>
        <title>{`${texts.title} | Havan`}</title>
        <WholeList />
      </Page>
    </RequireArea>
  );
}

function WholeList() {
  useOwnList();
  const step = useSearchStep();
  return (
    <Stack space="l">
      <Stack space="xxs">
        <Heading level={1}>{texts.title}</Heading>
        <Text tone="soft">{texts.lead}</Text>
      </Stack>
      <Split
        aside={
          <Stack space="l">
            <Search step={step} />
            <LastSearch />
          </Stack>
        }
        sticky
      >
        <Stack space="l">
          <Grid columns={{ phone: 1, web: 2 }} space="l">
            <Stack space="m">
              <AddProduct />
              <ShoppingList />
            </Stack>
            <PasteLines />
          </Grid>
          <List />
          {/* Last, because its height is not known in advance and would move what is below. */}
          <Suggestions />
        </Stack>
      </Split>
      <SearchBar step={step} />
    </Stack>
  );
}

function List() {
  'use memo';
  const { products, remove, clear, putBack } = useSmartCartList();
  const notify = useListNews();
  // Read at the press: closing over the rendered list would draw every line again at each change.
  const takeOff = (title: string, take: () => void) => {
    const before = useSmartCartList.getState().products;
    take();
    notify(title, () => putBack(before));
  };
  const removeLine = (productId: number) => takeOff(texts.removed, () => remove(productId));
  if (products.length === 0)
    return (
      <EmptyState
        kind="other"
        size="panel"
        title={texts.empty}
        subtitle={texts.emptyHint}
        actions={<BringLastList />}
      />
    );
  return (
    <section aria-label={texts.list}>
      <SectionHeader
        title={texts.list}
        remark={texts.count(products.length)}
        actions={
          <div className={flush.button}>
            <Button variant="quiet" size="small" onClick={() => takeOff(texts.cleared, clear)}>
              {texts.clear}
            </Button>
          </div>
        }
      />
      <WantedLines products={products} onRemove={removeLine} />
    </section>
  );
}

function Search({ step }: { step: SearchStep }) {
  return (
    <Box as="section" surface="sheet" frame="section" padding="l" aria-label={texts.wishes}>
      <Stack space="l">
        <Wishes />
        <div className={css.notOnPhones}>
          <SearchPanel step={step} />
        </div>
      </Stack>
    </Box>
  );
}
