import { Text } from '@havan/ui/Text';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/** A cell of the dense list: what it says, and beneath it the small print. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <>
      {first}
      {second ? (
        <Text size="tiny" tone="faint" noWrap>
          {second}
        </Text>
      ) : null}
    </>
  );
}
