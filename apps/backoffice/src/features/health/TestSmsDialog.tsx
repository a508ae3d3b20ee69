import { sendTestSmsMutation } from '@havan/api-client/queries/backoffice/health';
import { isMobileNumber, nationalNumberOf } from '@havan/domain/phone';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session.ts';
import { onlyInOutbox } from './installation-texts.ts';
import { SaveDialog } from '../../shared/SaveDialog.tsx';

interface TestSmsDialogProps {
  /** Whether messages leave the server; without a gateway they stay unsent. */
  readonly isSent: boolean;
  readonly onClose: () => void;
}

/** Renders the form that sends a test message to a phone, to check the SMS gateway. */
export function TestSmsDialog({ isSent, onClose }: TestSmsDialogProps) {
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const toast = useToast();
  const { mutate, error, isPending } = useMutation(sendTestSmsMutation(api));
  const national = nationalNumberOf(typed);
  const isPhone = national !== null && isMobileNumber(national);
  const submit = () => {
    setChecked(true);
    if (isPhone)
      mutate(`0${national}`, {
        onSuccess: ({ recipient }) => {
          toast(
            isSent
              ? { title: 'Deneme SMS’i yola çıktı.', description: recipient }
              : { title: 'Deneme SMS’i dışarı gönderilmedi.', description: onlyInOutbox('SMS_URL') },
          );
          onClose();
        },
      });
    return isPhone;
  };
  return (
    <SaveDialog
      title="Deneme SMS’i"
      act="Gönder"
      onSubmit={submit}
      onClose={onClose}
      error={error}
      isSaving={isPending}
    >
      <TextField
        label="Cep telefonunuz"
        help="İleti bu numaraya gider; sonucu bu sayfada görürsünüz."
        type="tel"
        value={typed}
        onChange={setTyped}
        error={isChecked && !isPhone ? 'Cep telefonunu 05 ile başlayan 11 rakamla yazın.' : null}
      />
    </SaveDialog>
  );
}
