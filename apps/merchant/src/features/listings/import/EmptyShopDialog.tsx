import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { NumberField } from '@havan/ui/NumberField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { importTexts as texts } from './import-texts.ts';

interface EmptyShopDialogProps {
  readonly sentence: string;
  readonly missing: number;
  readonly isPending: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/**
 * Renders the double confirmation before a file takes much of the shop off the market: the figures first, then one of
 * them has to be typed.
 */
export function EmptyShopDialog({ sentence, missing, isPending, onCancel, onConfirm }: EmptyShopDialogProps) {
  const [isSecond, setSecond] = useState(false);
  const [typed, setTyped] = useState<number | null>(null);
  const [isRefused, setRefused] = useState(false);
  const confirm = () => {
    if (!isSecond) setSecond(true);
    else if (typed === missing) onConfirm();
    else setRefused(true);
  };
  return (
    <ConfirmDialog
      open
      title={texts.emptyTitle}
      confirmLabel={isSecond ? texts.emptyConfirm : texts.emptyNext}
      tone={isSecond ? 'critical' : 'action'}
      loading={isPending}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      <Stack space="m">
        <Text>{sentence}</Text>
        {isSecond ? (
          <>
            <Text>{texts.emptyAsk(missing)}</Text>
            <NumberField
              label={texts.emptyField}
              value={typed}
              onChange={setTyped}
              error={isRefused && typed !== missing ? texts.emptyMismatch : null}
            />
          </>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
