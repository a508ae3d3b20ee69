import { saveSearchAdvertMutation } from '@havan/api-client/queries/backoffice/content/content';
import type { ContentTarget, OperatorAdvert } from '@havan/contract/backoffice/content/shop-content';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session.ts';
import { dayEnd, dayStart, lastDay, startDay } from '../../shared/days.ts';
import { DaySpan, spanErrors } from '../../shared/DaySpan.tsx';
import { SaveDialog } from '../../shared/SaveDialog.tsx';
import { TargetField, targetError } from './TargetField.tsx';

interface AdvertFormProps {
  /** Null for a new advert. */
  readonly advert: OperatorAdvert | null;
  readonly onClose: () => void;
}

const shortest = 3;

/** Renders the form of a search advert: its text, its target and its days. */
export function AdvertForm({ advert, onClose }: AdvertFormProps) {
  const [text, setText] = useState(advert?.text ?? '');
  const [target, setTarget] = useState<ContentTarget | null>(advert?.target ?? null);
  const [first, setFirst] = useState(advert ? startDay(advert.startsAt) : null);
  const [last, setLast] = useState(advert ? lastDay(advert.endsAt) : null);
  const [isChecked, setIsChecked] = useState(false);
  const toast = useToast();
  const { mutate, error, isPending } = useMutation(saveSearchAdvertMutation(api));
  const isShort = text.trim().length < shortest;
  const submit = () => {
    setIsChecked(true);
    const [startsAt, endsAt] = [dayStart(first), dayEnd(last)];
    const isSpan = startsAt !== null && endsAt !== null && endsAt > startsAt;
    if (isShort || !isSpan || targetError(target, true)) return false;
    mutate(
      { ...(advert && { advertId: advert.advertId }), text, target, startsAt, endsAt },
      {
        onSuccess: () => {
          toast({ title: 'Arama reklamı kaydedildi.', description: text, tone: 'positive' });
          onClose();
        },
      },
    );
    return true;
  };
  const name = advert ? 'Arama reklamını düzenle' : 'Yeni arama reklamı';
  return (
    <SaveDialog title={name} onSubmit={submit} onClose={onClose} error={error} isSaving={isPending}>
      <TextField
        label="Metin"
        help="Arama önerilerinin altında tek satır."
        value={text}
        onChange={setText}
        maxLength={120}
        error={isChecked && isShort ? 'Metni yazın.' : null}
      />
      <TargetField
        value={target}
        onChange={setTarget}
        savedTitle={advert?.targetTitle ?? null}
        isOptional
        error={isChecked ? targetError(target, true) : null}
      />
      <DaySpan
        first={first}
        last={last}
        onFirst={setFirst}
        onLast={setLast}
        errors={isChecked ? spanErrors(first, last) : {}}
      />
    </SaveDialog>
  );
}
