import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Text } from '@havan/ui/Text';
import { smartCartTexts as texts } from './smart-cart-texts.ts';
import { useSearchAgain } from './use-search-again.ts';

interface SearchAgainProps {
  readonly smartCartId: string;
  /** Sentence on how the search ended. */
  readonly children: string;
}

/** Renders how a search ended before it was complete, with a button that searches again. */
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
