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
  readonly trailRemark?: string;
}

/** Renders one hit: what it is, a line about it, and its figure at the end. */
export function SuggestionRow({ lead, name, remark, trail, trailRemark }: SuggestionRowProps) {
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
          {trailRemark ? (
            <Text as="span" size="tiny" tone="faint">
              {trailRemark}
            </Text>
          ) : null}
        </Stack>
      ) : null}
    </Inline>
  );
}
