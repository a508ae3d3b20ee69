import { ApiError } from '@havan/api-client/api-error';
import { smartCartSearchMutation } from '@havan/api-client/queries/smart-cart';
import { smartCartMaxLines } from '@havan/contract/smart-cart';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { RequireArea } from '@havan/features/shell/RequireArea';
import { Alert } from '@havan/ui/Alert';
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
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { AddProduct } from './AddProduct.tsx';
import { BringLastList, LastSearch } from './LastSearch.tsx';
import * as flush from './flush.css.ts';
import { PasteLines } from './PasteLines.tsx';
import { problemsByProduct, requestOf, useSmartCartList } from './smart-cart-list.ts';
import { smartCartTexts as texts } from './smart-cart-texts.ts';
import { Suggestions } from './Suggestions.tsx';
import { WantedLines } from './WantedLines.tsx';
import { Wishes } from './Wishes.tsx';

/** `/smartcart`: the list, the wishes, and one button that searches all sellers. */
export function SmartCartScreen() {
  return (
    <RequireArea area="smartCart">
      <Page>
        <title>{`${texts.title} | Havan`}</title>
        <Stack space="l">
          <Stack space="xxs">
            <Heading level={1}>{texts.title}</Heading>
            <Text tone="soft">{texts.lead}</Text>
          </Stack>
          <Split
            aside={
              <Stack space="l">
                <Search />
                <LastSearch />
              </Stack>
            }
            sticky
          >
            <Stack space="l">
              <Grid columns={{ phone: 1, web: 2 }} space="l">
                <Stack space="m">
                  <AddProduct />
                  <Suggestions />
                </Stack>
                <PasteLines />
              </Grid>
              <List />
            </Stack>
          </Split>
        </Stack>
      </Page>
    </RequireArea>
  );
}

function List() {
  const { products, remove, putBack } = useSmartCartList();
  const toast = useToast();
  // The list as it is at the press: with the one of this drawing, every line would be drawn anew at each change.
  const takeOff = (title: string, take: () => void) => {
    const before = useSmartCartList.getState().products;
    take();
    toast({ title, action: { label: texts.undo, onPress: () => putBack(before) } });
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
            <Button variant="quiet" size="small" onClick={() => takeOff(texts.cleared, () => putBack([]))}>
              {texts.clear}
            </Button>
          </div>
        }
      />
      <WantedLines products={products} onRemove={removeLine} />
    </section>
  );
}

function Search() {
  const { api } = useAppProfile();
  const navigate = useNavigate();
  const { products, wishes, refuse } = useSmartCartList();
  const search = useMutation(smartCartSearchMutation(api));
  const obstacle =
    products.length === 0
      ? texts.nothingToSearch
      : products.length > smartCartMaxLines
        ? texts.tooLong(products.length)
        : null;
  return (
    <Box as="section" surface="sheet" frame="section" padding="l" aria-label={texts.wishes}>
      <Stack space="l">
        <Wishes />
        {search.error ? (
          <Alert kind="error">{search.error instanceof ApiError ? search.error.message : defaultAlert}</Alert>
        ) : null}
        {obstacle ? (
          <Text tone="soft">{obstacle}</Text>
        ) : (
          <Button
            size="large"
            wide
            loading={search.isPending}
            loadingText={texts.searching}
            onClick={() => {
              refuse({});
              search.mutate(requestOf(products, wishes), {
                onSuccess: ({ smartCartId }) => void navigate(paths.smartCartResult(smartCartId)),
                onError: (error) =>
                  refuse(error instanceof ApiError ? problemsByProduct(products, error.errors) : {}),
              });
            }}
          >
            {texts.search}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
