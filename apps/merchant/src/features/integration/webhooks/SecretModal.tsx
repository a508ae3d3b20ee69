import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { CopyField } from '../CopyField.tsx';
import { webhookTexts } from './webhook-texts.ts';

interface SecretModalProps {
  readonly secret: string;
  /** Whether it replaces another secret, which stays valid for one more day. */
  readonly isRotated?: boolean;
  readonly onClose: () => void;
}

/** Renders a new secret, which can be copied. */
export function SecretModal({ secret, isRotated = false, onClose }: SecretModalProps) {
  return (
    <Modal open blocking title={webhookTexts.secretTitle} size="medium">
      <Stack space="m">
        <Alert kind="warning">{webhookTexts.secretLead}</Alert>
        {isRotated ? <Text tone="soft">{webhookTexts.secretRotated}</Text> : null}
        <CopyField label={webhookTexts.secret} value={secret} />
        <Inline justify="end">
          <Button onClick={onClose}>{webhookTexts.close}</Button>
        </Inline>
      </Stack>
    </Modal>
  );
}
