import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { keptTexts } from './kept-texts.ts';

interface KeptRowProps {
  readonly name: string;
  readonly help?: string;
  readonly badge?: string | undefined;
  /** Left out for a row that cannot be changed. */
  readonly onEdit?: (() => void) | undefined;
  readonly remove?:
    | { readonly question: string; readonly isPending: boolean; readonly onConfirm: () => void }
    | undefined;
}

/** Renders one row of a list in the settings: an address, billing details or a card. */
export function KeptRow({ name, help, badge, onEdit, remove }: KeptRowProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Box as="li" padding="m" lineBelow="row">
      <Inline justify="between" space="m">
        <Stack space="xxs">
          <Inline>
            <Text weight="strong">{name}</Text>
            {badge === undefined ? null : <Badge>{badge}</Badge>}
          </Inline>
          {help === undefined ? null : (
            <Text size="small" tone="soft">
              {help}
            </Text>
          )}
        </Stack>
        <Inline space="xs">
          {onEdit ? (
            <Button variant="outline" size="small" aria-label={keptTexts.editOf(name)} onClick={onEdit}>
              {keptTexts.edit}
            </Button>
          ) : null}
          {remove ? (
            <Button
              variant="outline"
              size="small"
              aria-label={keptTexts.removeOf(name)}
              onClick={() => setAsking(true)}
            >
              {keptTexts.remove}
            </Button>
          ) : null}
        </Inline>
      </Inline>
      {remove && isAsking ? (
        <ConfirmDialog
          open
          title={remove.question}
          confirmLabel={keptTexts.remove}
          tone="critical"
          loading={remove.isPending}
          onConfirm={() => {
            setAsking(false);
            remove.onConfirm();
          }}
          onCancel={() => setAsking(false)}
        >
          {name}
        </ConfirmDialog>
      ) : null}
    </Box>
  );
}
