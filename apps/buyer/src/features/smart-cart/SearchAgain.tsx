import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Text } from '@havan/ui/Text';
import { smartCartTexts as texts } from './smart-cart-texts.ts';
import { useSearchAgain } from './use-search-again.ts';

interface SearchAgainProps {
  readonly smartCartId: string;
  /** Where the search has ended. */
  readonly children: string;
}

/**
 * Renders a search that ended before all was known, and the way to go on: out of time, or left by its last
 * watcher.
 */
export function SearchAgain({ smartCartId, children }: SearchAgainProps) {
  const again = useSearchAgain(smartCartId);
  return (
    <Inline space="xs">
      <Text size="small" tone="soft">
        {children}
      </Text>
      <Button variant="quiet" size="small" flush loading={again.isPending} onClick={() => again.search()}>
        {texts.searchAgain}
      </Button>
    </Inline>
  );
}
