import { useAppProfile } from '@havan/features/shell/app-profile';
import { LoadFailure } from '@havan/features/shell/LoadFailure';
import { RequireArea } from '@havan/features/shell/RequireArea';
import { useGrowing } from '@havan/features/shell/use-growing';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Page } from '@havan/ui/Page';
import { Shimmer } from '@havan/ui/Shimmer';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { useDeferredValue } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { firstOf } from '../../trade/first-of.ts';
import { Changes } from './Changes.tsx';
import { FoundGroup } from './FoundGroup.tsx';
import { Gaps } from './Gaps.tsx';
import { BringLastList } from './LastSearch.tsx';
import { NoBasket } from './NoBasket.tsx';
import { ResultSummary } from './ResultSummary.tsx';
import { ResultWishes } from './ResultWishes.tsx';
import { smartCartTexts as texts } from './smart-cart-texts.ts';
import { useSmartCart } from './use-smart-cart.ts';

/** `/smartcart/result?id=&alternativeId=`: the basket found, improving in place until it is proven. */
export function SmartCartResultScreen() {
  const smartCartId = useSearchParams()[0].get('id');
  return (
    <RequireArea area="smartCart">
      <Page>
        <title>{`${texts.resultTitle} | Havan`}</title>
        <Stack space="l">
          <Inline justify="between">
            <Stack space="xxs">
              <Heading level={1}>{texts.resultTitle}</Heading>
              {smartCartId ? <ResultWishes smartCartId={smartCartId} /> : null}
            </Stack>
            <ButtonLink variant="outline" href={paths.smartCart()}>
              {texts.toList}
            </ButtonLink>
          </Inline>
          <Changes />
          {smartCartId ? <Found key={smartCartId} smartCartId={smartCartId} /> : <Nothing />}
        </Stack>
      </Page>
    </RequireArea>
  );
}

/** Lines that fill a tall screen, and as many as are drawn between two presses without either being felt. */
const linesAtOnce = 24;
const linesAStep = 40;

function Found({ smartCartId }: { smartCartId: string }) {
  const { data: answer, error, refetch } = useSmartCart(smartCartId);
  // Another basket is drawn in slices of a few milliseconds, between which a press is answered.
  const cart = useDeferredValue(answer);
  const { api } = useAppProfile();
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const chosenId = Number(query.get('alternativeId') ?? 0);
  const choose = (alternativeId: number) =>
    setQuery(
      { id: smartCartId, ...(alternativeId > 0 && { alternativeId: String(alternativeId) }) },
      { replace: true, preventScrollReset: true, state },
    );
  const chosen = cart?.alternatives.find(({ alternativeId }) => alternativeId === chosenId);
  const groups = (chosen ?? cart)?.groups ?? [];
  const lines = groups.reduce((sum, group) => sum + group.lines.length, 0);
  const drawn = useGrowing(lines, linesAtOnce, linesAStep);
  if (error && !cart) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!cart) return <Shimmer kind="rows" count={6} height={84} label={texts.loading} />;
  // Without a basket there is nothing to sum up: what the wishes left out has the whole width.
  if (cart.state !== 'searching' && cart.groups.length === 0) return <NoBasket cart={cart} />;
  return (
    <Split
      aside={<ResultSummary cart={cart} chosen={chosen} onChoose={choose} api={api} />}
      asideWidth="wide"
      side="start"
      sticky
    >
      {/* Another basket comes as a whole: lines that slide about while they are read would be worse. */}
      <Stack key={`${chosen?.alternativeId ?? 0}:${cart.total}`} space="l">
        <Gaps cart={cart} />
        {firstOf(groups, 'lines', drawn).map((group, place) => (
          <FoundGroup key={group.seller.sellerId} smartCartId={smartCartId} group={group} place={place} />
        ))}
      </Stack>
    </Split>
  );
}

/** An address without a search: the latest list leads on. */
const Nothing = () => (
  <EmptyState kind="other" title={texts.empty} subtitle={texts.emptyHint} actions={<BringLastList />} />
);
