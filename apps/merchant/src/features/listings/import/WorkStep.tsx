import { sentenceOf } from '@havan/api-client/api-error';
import { endImportMutation } from '@havan/api-client/queries/listings/listing-import';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ListingImport } from '@havan/contract/listings/listing-import';
import { Alert } from '@havan/ui/Alert';
import { Progress } from '@havan/ui/Progress';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { importTexts as texts } from './import-texts.ts';

/** Renders the progress of the import on the server; the screen may be left. */
export function WorkStep({ file }: { readonly file: ListingImport }) {
  const { api } = useAppProfile();
  const cancel = useMutation(endImportMutation(api));
  const { importId, state, progress } = file;
  const percent = Math.floor(progress * 100);
  const label = state === 'checking' ? texts.checking : state === 'applying' ? texts.applying : texts.undoing;
  return (
    <Stack space="s">
      {cancel.error ? <Alert kind="error">{sentenceOf(cancel.error)}</Alert> : null}
      <Progress
        label={label}
        value={percent}
        max={100}
        reading={texts.progress(percent)}
        {...(state !== 'undoing' && { onCancel: () => cancel.mutate({ importId, how: 'cancel' }) })}
      />
      <Text tone="soft">{texts.canLeave}</Text>
    </Stack>
  );
}
