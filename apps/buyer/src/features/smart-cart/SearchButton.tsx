import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { FootBar } from '../../shared/cart/FootBar.tsx';
import * as css from './SearchButton.css.ts';
import { smartCartTexts as texts } from './smart-cart-texts.ts';
import type { SearchStep } from './use-search-step.ts';

/** Renders how long the list is, and the button that searches it. */
export function SearchPanel({ step }: { step: SearchStep }) {
  return (
    <Stack space="s">
      {step.obstacle === null ? (
        <Text size="small" tone="soft">
          {texts.inList(step.count)}
        </Text>
      ) : null}
      <SearchButton step={step} />
    </Stack>
  );
}

/** Renders the button that searches all sellers, or why it cannot. */
function SearchButton({ step: { obstacle, failure, isPending, search } }: { step: SearchStep }) {
  if (obstacle) return <Text tone="soft">{obstacle}</Text>;
  return (
    <Stack space="m">
      {failure ? <Alert kind="error">{failure}</Alert> : null}
      <Button size="large" wide loading={isPending} loadingText={texts.searching} onClick={search}>
        {texts.search}
      </Button>
    </Stack>
  );
}

/** Renders, on a phone, the length of the list and the button that searches it, in view however long the list is. */
export function SearchBar({ step }: { step: SearchStep }) {
  // An empty list has instructions of its own.
  if (step.count === 0) return null;
  const isAlone = step.obstacle !== null || step.failure !== null;
  return (
    <FootBar>
      {isAlone ? null : (
        <Text size="small" tone="soft" noWrap>
          {texts.count(step.count)}
        </Text>
      )}
      <div className={isAlone ? css.alone : undefined}>
        <SearchButton step={step} />
      </div>
    </FootBar>
  );
}
