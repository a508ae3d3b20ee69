import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { CopyField } from '../CopyField.tsx';
import { keyTexts } from './key-texts.ts';

/** Renders a new key, with an example request. */
export function NewKey({ value, onClose }: { readonly value: string; readonly onClose: () => void }) {
  const sample = `curl -H "Authorization: Bearer ${value}" ${location.origin}/api/v1/Listings/GetUserListings`;
  return (
    <Stack space="m">
      <Alert kind="warning">{keyTexts.madeLead}</Alert>
      <CopyField label={keyTexts.key} value={value} />
      <CopyField label={keyTexts.sample} value={sample} />
      <Inline justify="end">
        <Button onClick={onClose}>{keyTexts.close}</Button>
      </Inline>
    </Stack>
  );
}
