import { sentenceOf } from '@havan/api-client/api-error';
import { endImportMutation } from '@havan/api-client/queries/listings/listing-import';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ListingImport } from '@havan/contract/listings/listing-import';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { DateText } from '@havan/ui/DateText';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { ImportRows } from './ImportRows.tsx';
import { importStateLabels, importTexts as texts } from './import-texts.ts';
import { LeftOutRows } from './LeftOutRows.tsx';

/** Renders the result of a file, and the undo within a day. */
export function ResultStep({ file }: { readonly file: ListingImport }) {
  const { api } = useAppProfile();
  const undo = useMutation(endImportMutation(api));
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(() => Date.now());
  const { importId, state, applied, refused, undone, undoUntil, counts } = file;
  const canUndo = state === 'applied' && applied > 0 && undoUntil !== null && Date.parse(undoUntil) > now;
  const leftOut = refused + counts.wrong + counts.forbidden;
  return (
    <Stack space="l">
      {file.failure ? <Alert kind="warning">{file.failure}</Alert> : null}
      {undo.error ? <Alert kind="error">{sentenceOf(undo.error)}</Alert> : null}
      <Alert kind={state === 'applied' ? 'success' : 'info'} title={importStateLabels[state]}>
        {[
          texts.applied(applied),
          ...(leftOut > 0 ? [texts.refused(leftOut)] : []),
          ...(state === 'undone' ? [texts.undone(undone)] : []),
        ].join(' · ')}
      </Alert>
      <Inline space="s" align="center">
        <ButtonLink href={paths.listings()}>{texts.toListings}</ButtonLink>
        {leftOut > 0 ? <LeftOutRows importId={importId} /> : null}
        {canUndo ? (
          <>
            <Button variant="outline" onClick={() => setAsking(true)}>
              {texts.undo}
            </Button>
            <Text tone="soft">
              {texts.undoUntil}: <DateText value={undoUntil} />
            </Text>
          </>
        ) : null}
      </Inline>
      {state === 'cancelled' ? null : <ImportRows file={file} first={refused > 0 ? 'refused' : null} />}
      <ConfirmDialog
        open={isAsking}
        title={texts.undoTitle}
        confirmLabel={texts.undo}
        tone="critical"
        loading={undo.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => undo.mutate({ importId, how: 'undo' }, { onSettled: () => setAsking(false) })}
      >
        <Text>{texts.undoBody}</Text>
      </ConfirmDialog>
    </Stack>
  );
}
