import type { OperatorCampaign } from '@havan/contract/backoffice/content/market-campaigns';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';

interface PauseDialogProps {
  readonly campaign: OperatorCampaign;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onPause: (reason: string) => void;
  readonly onClose: () => void;
}

const shortest = 3;

/** Renders the dialog for the reason of a pause, which a seller reads. */
export function PauseDialog({ campaign, error, isPending, onPause, onClose }: PauseDialogProps) {
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isShort = reason.trim().length < shortest;
  const submit = () => {
    setIsChecked(true);
    if (!isShort) onPause(reason);
    return !isShort;
  };
  const title = `“${campaign.title}” duraklatılsın mı?`;
  return (
    <Modal open title={title} size="small" onClose={onClose}>
      <Form onSubmit={submit} aria-label={title}>
        <Stack space="m">
          <Text>
            Kampanya 15 dakika sonra durur: sepetinde olan alıcılara verilen süredir. Bitiş saatine kadar
            sürdürebilirsiniz.
          </Text>
          {error ? <Failure error={error} /> : null}
          <TextArea
            label="Neden"
            help={campaign.sellerName === null ? 'Denetim izinde durur.' : 'Satıcı okur.'}
            value={reason}
            onChange={setReason}
            maxLength={300}
            counter
            error={isChecked && isShort ? 'Nedeni bir cümleyle yazın.' : null}
          />
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit" tone="critical" loading={isPending}>
              Duraklat
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
