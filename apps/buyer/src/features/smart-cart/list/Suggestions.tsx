import { smartCartSuggestionsQuery } from '@havan/api-client/queries/cart/smart-cart';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { IconButton } from '@havan/ui/IconButton';
import { PlusIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { ProductImage } from '@havan/ui/ProductImage';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import * as flush from '../../../shared/cart/flush.css.ts';
import { moveFocusOn } from './move-focus-on.ts';
import { type ListedProduct, useSmartCartList } from './smart-cart-list.ts';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';
import { useListNews } from './use-list-news.ts';

/** Of each reason; the next one takes the place of one that was added. */
const shown = 4;

/**
 * Renders products to begin with, by the reason that brought them; those on the list already are left out.
 */
export function Suggestions() {
  const { api } = useAppProfile();
  const { data = [], isPending } = useQuery(smartCartSuggestionsQuery(api));
  const products = useSmartCartList((list) => list.products);
  const addToList = useSmartCartList((list) => list.add);
  const removeUnits = useSmartCartList((list) => list.removeUnits);
  const notify = useListNews();
  // The list itself may stand below the window.
  const add = (chosen: readonly ListedProduct[], title: string) => {
    addToList(chosen);
    notify(title, () => removeUnits(chosen));
  };
  const listed = new Set(products.map(({ productId }) => productId));
  const open = data.filter(({ productId }) => !listed.has(productId));
  const sources = (['runningLow', 'lastOrder', 'favourite'] as const)
    .map((source) => ({ source, hits: open.filter((each) => each.source === source) }))
    .filter(({ hits }) => hits.length > 0);
  if (isPending) return <Shimmer kind="rows" count={10} height={57} label={texts.suggestions} />;
  if (sources.length === 0) return null;
  return (
    <Box as="section" aria-label={texts.suggestions}>
      <Grid columns={{ phone: 1, web: 2 }} space="l">
        {sources.map(({ source, hits }) => (
          <Stack key={source} space="xxs">
            <Inline justify="between" wrap={false}>
              <Heading level={2} size="block">
                {texts.suggestionSources[source]}
              </Heading>
              {hits.length > 1 ? (
                <div className={flush.button}>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={texts.addAllOf(hits.length, texts.suggestionSources[source])}
                    onClick={() =>
                      add(
                        hits.map(({ source: _source, ...product }) => product),
                        texts.addedAll(hits.length),
                      )
                    }
                  >
                    {texts.addAll(hits.length)}
                  </Button>
                </div>
              ) : null}
            </Inline>
            <ul>
              {hits.slice(0, shown).map(({ source: _source, ...product }) => (
                <Box as="li" key={product.productId} paddingY="xs" lineBelow="row">
                  <Inline space="s" wrap={false} justify="between">
                    <Inline space="s" wrap={false}>
                      <ProductImage src={product.productImageUrl} alt="" size="tiny" />
                      <Text as="span" size="small">
                        {product.productName}
                      </Text>
                    </Inline>
                    {/* A box of its own does not shrink under its button, whatever the name takes. */}
                    <Box>
                      <Inline space="xs" wrap={false}>
                        <Text as="span" size="small" tone="soft" noWrap>
                          {texts.pieces(product.quantity)}
                        </Text>
                        <IconButton
                          label={texts.addOne(product.productName)}
                          icon={<PlusIcon />}
                          variant="outline"
                          size="small"
                          onClick={({ currentTarget }) => {
                            moveFocusOn(currentTarget);
                            add([product], texts.addedOne(product.productName));
                          }}
                        />
                      </Inline>
                    </Box>
                  </Inline>
                </Box>
              ))}
            </ul>
          </Stack>
        ))}
      </Grid>
    </Box>
  );
}
