import { detailTexts } from '@havan/features/account/details/detail-texts';
import { lazyDialog } from '@havan/app-shell/loading/LazyPart';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { PlusIcon } from '@havan/ui/icons';
import { RadioGroup, type RadioOption } from '@havan/ui/RadioGroup';
import { Stack } from '@havan/ui/Stack';
import { useState } from 'react';

// A dialog is loaded with the first question.
const ConfirmDialog = lazyDialog(() => import('@havan/ui/ConfirmDialog'), 'ConfirmDialog');

interface KeptChoiceProps {
  readonly label: string;
  readonly options: readonly RadioOption<string>[];
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
  /**
   * Buttons beneath the list. `edit` and `remove` act on the chosen entry and are left out when it cannot be changed.
   */
  readonly add: { readonly label: string; readonly onPress: () => void };
  readonly edit?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly remove?:
    | {
        readonly label: string;
        readonly question: string;
        readonly isPending: boolean;
        readonly onConfirm: () => void;
      }
    | undefined;
}

/**
 * Renders the choice among the stored entries of a kind in the checkout, which are added, edited and removed in place.
 */
export function KeptChoice({ label, options, value, error, onChange, add, edit, remove }: KeptChoiceProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack space="s">
      {options.length > 0 ? (
        <RadioGroup
          label={label}
          hideLabel
          layout="rows"
          value={value}
          error={error}
          onChange={onChange}
          options={options}
        />
      ) : null}
      <Inline space="xs">
        <Button type="button" variant="outline" size="small" icon={<PlusIcon />} onClick={add.onPress}>
          {add.label}
        </Button>
        {edit ? (
          <Button type="button" variant="outline" size="small" onClick={edit.onPress}>
            {edit.label}
          </Button>
        ) : null}
        {remove ? (
          <Button type="button" variant="outline" size="small" onClick={() => setAsking(true)}>
            {remove.label}
          </Button>
        ) : null}
      </Inline>
      {remove && isAsking ? (
        <ConfirmDialog
          open
          title={remove.question}
          confirmLabel={remove.label}
          cancelLabel={detailTexts.cancel}
          tone="critical"
          loading={remove.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            remove.onConfirm();
            setAsking(false);
          }}
        />
      ) : null}
    </Stack>
  );
}
