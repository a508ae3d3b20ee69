import { smartCartSuggestionsQuery } from '@havan/api-client/queries/cart/smart-cart';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Box } from '@havan/ui/Box';
import { Grid } from '@havan/ui/Grid';
import { Shimmer } from '@havan/ui/Shimmer';
import { useQuery } from '@tanstack/react-query';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';
import { AddableProducts } from './AddableProducts.tsx';
import { useSmartCartList } from './smart-cart-list.ts';

/** Rows shown for each reason; the next one takes the place of one that was added. */
const shown = 4;

/** Renders suggested products by the reason for the suggestion; those already on the list are left out. */
export function Suggestions() {
  const { api } = useAppProfile();
  const { data = [], isPending } = useQuery(smartCartSuggestionsQuery(api));
  const products = useSmartCartList((list) => list.products);
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
          <AddableProducts
            key={source}
            title={texts.suggestionSources[source]}
            products={hits}
            shown={shown}
          />
        ))}
      </Grid>
    </Box>
  );
}
