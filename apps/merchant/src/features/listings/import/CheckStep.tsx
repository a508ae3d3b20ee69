import { sentenceOf } from '@havan/api-client/api-error';
import { applyImportMutation, endImportMutation } from '@havan/api-client/queries/listings/listing-import';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ListingImport } from '@havan/contract/listings/listing-import';
import { type ListingWarningCode, listingWarningCodes } from '@havan/domain/listing-warning';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyShopDialog } from './EmptyShopDialog.tsx';
import { ImportRows } from './ImportRows.tsx';
import { importTexts as texts, warningLabels } from './import-texts.ts';
import { LeftOutRows } from './LeftOutRows.tsx';

const ofRows = listingWarningCodes.filter((code) => code !== 'shopEmptied');

/** Renders the effect of the file, row by row, and the confirmation; nothing is written before it. */
export function CheckStep({ file }: { readonly file: ListingImport }) {
  const { api } = useAppProfile();
  const apply = useMutation(applyImportMutation(api));
  const cancel = useMutation(endImportMutation(api));
  const [ticked, setTicked] = useState<readonly ListingWarningCode[]>([]);
  const { importId, counts } = file;
  const error = apply.error ?? cancel.error;
  const writable = counts.new + counts.changed + counts.missing;
  const asked = apply.data?.outcome === 'asks' ? apply.data : null;
  const toggle = (code: ListingWarningCode, isOn: boolean) =>
    setTicked(isOn ? [...ticked, code] : ticked.filter((one) => one !== code));
  return (
    <Stack space="l">
      {error ? <Alert kind="error">{sentenceOf(error)}</Alert> : null}
      <ImportRows file={file} first={counts.wrong > 0 ? 'wrong' : null} />
      {counts.wrong + counts.forbidden > 0 ? (
        <Inline space="s" align="center">
          <Text>{texts.leaveOut(counts.wrong, counts.forbidden)}</Text>
          <LeftOutRows importId={importId} />
        </Inline>
      ) : null}
      {counts.warned > 0 ? (
        <Stack as="fieldset" space="xs">
          <Text as="legend" weight="medium">
            {`${texts.tick} (${counts.warned}). ${texts.tickHelp}`}
          </Text>
          {ofRows.map((code) => (
            <Checkbox
              key={code}
              label={warningLabels[code]}
              checked={ticked.includes(code)}
              onChange={(isOn) => toggle(code, isOn)}
            />
          ))}
        </Stack>
      ) : null}
      <Inline space="s" align="center">
        {writable > 0 ? (
          <Button loading={apply.isPending} onClick={() => apply.mutate({ importId, ticked: [...ticked] })}>
            {texts.apply(writable)}
          </Button>
        ) : (
          <Text>{texts.nothing}</Text>
        )}
        <Button
          variant="quiet"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ importId, how: 'cancel' })}
        >
          {texts.cancel}
        </Button>
      </Inline>
      {asked ? (
        <EmptyShopDialog
          sentence={asked.sentence}
          missing={asked.missing}
          isPending={apply.isPending}
          onCancel={() => apply.reset()}
          onConfirm={() =>
            apply.mutate({ importId, ticked: [...ticked, 'shopEmptied'], confirmedMissing: asked.missing })
          }
        />
      ) : null}
    </Stack>
  );
}
