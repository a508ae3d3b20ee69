import { Box } from '@havan/ui/Box';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import type { ReactNode } from 'react';

interface SuggestionRowProps {
  readonly lead?: ReactNode;
  readonly name: ReactNode;
  readonly remark: string;
  readonly trail?: ReactNode;
  /** Lines beneath the figure. */
  readonly trailRemarks?: readonly string[];
}

/** Renders one hit: what it is, a line about it, and its figure at the end. */
export function SuggestionRow({ lead, name, remark, trail, trailRemarks }: SuggestionRowProps) {
  return (
    <Inline space="s" wrap={false}>
      {lead}
      <Box grow>
        <Text lines={2}>{name}</Text>
        <Text size="small" tone="soft" lines={1}>
          {remark}
        </Text>
      </Box>
      {trail ? (
        <Stack space="none" align="end">
          <Text as="span" noWrap>
            {trail}
          </Text>
          {trailRemarks?.map((line) => (
            <Text key={line} as="span" size="tiny" tone="faint" noWrap>
              {line}
            </Text>
          ))}
        </Stack>
      ) : null}
    </Inline>
  );
}
