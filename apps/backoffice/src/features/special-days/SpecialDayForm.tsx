import { saveSpecialDayMutation } from '@havan/api-client/queries/backoffice/content/special-days';
import type { OperatorSpecialDay } from '@havan/contract/backoffice/content/special-days';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { DatePicker } from '@havan/ui/DatePicker';
import { NumberField } from '@havan/ui/NumberField';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session.ts';
import { dayEnd, dayStart, lastDay, startDay } from '../../shared/days.ts';
import { DaySpan, spanErrors } from '../../shared/DaySpan.tsx';
import { SaveDialog } from '../../shared/SaveDialog.tsx';

interface SpecialDayFormProps {
  /** Null for a new special day. */
  readonly day: OperatorSpecialDay | null;
  readonly onClose: () => void;
}

const shortest = 3;
const [lowest, highest] = [1, 90];

/** Renders the form of a special day: texts, the deadline of sellers, its days, the least discount. */
export function SpecialDayForm({ day, onClose }: SpecialDayFormProps) {
  const [title, setTitle] = useState(day?.title ?? '');
  const [description, setDescription] = useState(day?.description ?? '');
  const [percent, setPercent] = useState<number | null>(day?.leastPercent ?? 20);
  const [join, setJoin] = useState(day ? lastDay(day.joinUntil) : null);
  const [first, setFirst] = useState(day ? startDay(day.startsAt) : null);
  const [last, setLast] = useState(day ? lastDay(day.endsAt) : null);
  const [isChecked, setIsChecked] = useState(false);
  const [today] = useState(() => istanbulIsoDay(new Date()));
  const toast = useToast();
  const { mutate, error, isPending } = useMutation(saveSpecialDayMutation(api));
  const isShort = title.trim().length < shortest;
  const isPercent = percent !== null && percent >= lowest && percent <= highest;
  const joinError =
    join === null
      ? 'Katılımın son gününü seçin.'
      : first !== null && join >= first
        ? 'Katılım, özel gün başlamadan kapanmalıdır.'
        : null;
  const submit = () => {
    setIsChecked(true);
    const [joinUntil, startsAt, endsAt] = [dayEnd(join), dayStart(first), dayEnd(last)];
    if (isShort || !isPercent || joinError || !joinUntil || !startsAt || !endsAt || endsAt <= startsAt)
      return false;
    mutate(
      {
        ...(day && { specialDayId: day.specialDayId }),
        title,
        description,
        leastPercent: percent,
        joinUntil,
        startsAt,
        endsAt,
      },
      {
        onSuccess: () => {
          toast({ title: 'Özel gün kaydedildi.', description: title, tone: 'positive' });
          onClose();
        },
      },
    );
    return true;
  };
  const name = day ? 'Özel günü düzenle' : 'Yeni özel gün';
  return (
    <SaveDialog title={name} onSubmit={submit} onClose={onClose} error={error} isSaving={isPending}>
      <TextField
        label="Adı"
        value={title}
        onChange={setTitle}
        maxLength={80}
        error={isChecked && isShort ? 'Adını yazın.' : null}
      />
      <TextArea
        label="Açıklama"
        help="Satıcılar katılırken, alıcılar o gün okur."
        value={description}
        onChange={setDescription}
        maxLength={500}
      />
      <NumberField
        label="En az indirim"
        suffix="%"
        value={percent}
        onChange={setPercent}
        error={isChecked && !isPercent ? '1 ile 90 arasında bir yüzde yazın.' : null}
      />
      <DatePicker
        label="Katılımın son günü"
        value={join}
        today={today}
        onChange={setJoin}
        error={isChecked ? joinError : null}
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
