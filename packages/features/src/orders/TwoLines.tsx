import { Text } from '@havan/ui/Text';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/** Renders a cell of the dense list: a first line, and small print beneath it. */
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
