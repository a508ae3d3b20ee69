import { saveSliderMutation } from '@havan/api-client/queries/backoffice/content/content';
import type { ContentTarget, OperatorSlider } from '@havan/contract/backoffice/content/shop-content';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session.ts';
import { dayEnd, dayStart, lastDay, startDay } from '../../shared/days.ts';
import { DaySpan, spanErrors } from '../../shared/DaySpan.tsx';
import { SaveDialog } from '../../shared/SaveDialog.tsx';
import { TargetField, targetError } from './TargetField.tsx';

interface SliderFormProps {
  /** Null for a new slider. */
  readonly slider: OperatorSlider | null;
  readonly onClose: () => void;
}

const shortest = 2;

/** Renders the form of a slider of the buyer home: its texts, its target and its days. */
export function SliderForm({ slider, onClose }: SliderFormProps) {
  const [title, setTitle] = useState(slider?.title ?? '');
  const [text, setText] = useState(slider?.text ?? '');
  const [target, setTarget] = useState<ContentTarget | null>(
    slider?.target ?? { kind: 'campaigns', id: null },
  );
  const [first, setFirst] = useState(slider ? startDay(slider.startsAt) : null);
  const [last, setLast] = useState(slider ? lastDay(slider.endsAt) : null);
  const [isChecked, setIsChecked] = useState(false);
  const toast = useToast();
  const { mutate, error, isPending } = useMutation(saveSliderMutation(api));
  const isShort = title.trim().length < shortest;
  const submit = () => {
    setIsChecked(true);
    const [startsAt, endsAt] = [dayStart(first), dayEnd(last)];
    const isSpan = startsAt !== null && endsAt !== null && endsAt > startsAt;
    if (isShort || !isSpan || !target || targetError(target)) return false;
    mutate(
      { ...(slider && { sliderId: slider.sliderId }), title, text, target, startsAt, endsAt },
      {
        onSuccess: () => {
          toast({ title: 'Slayt kaydedildi.', description: title, tone: 'positive' });
          onClose();
        },
      },
    );
    return true;
  };
  const name = slider ? 'Slaytı düzenle' : 'Yeni slayt';
  return (
    <SaveDialog title={name} onSubmit={submit} onClose={onClose} error={error} isSaving={isPending}>
      <TextField
        label="Başlık"
        value={title}
        onChange={setTitle}
        maxLength={80}
        error={isChecked && isShort ? 'Başlığı yazın.' : null}
      />
      <TextField label="Metin" value={text} onChange={setText} maxLength={200} />
      <TargetField
        value={target}
        onChange={setTarget}
        savedTitle={slider?.targetTitle ?? null}
        error={isChecked ? targetError(target) : null}
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
