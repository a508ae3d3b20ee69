import { sentenceOf } from '@havan/api-client/api-error';
import { planHolidayMutation } from '@havan/api-client/queries/listings/holiday';
import { listingCountsQuery } from '@havan/api-client/queries/listings/listings';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { SellerHoliday } from '@havan/contract/listings/holiday';
import { holidayProblem } from '@havan/domain/holiday';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { DatePicker } from '@havan/ui/DatePicker';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { holidayTexts } from './holiday-texts.ts';

interface HolidayModalProps {
  /** The planned or present holiday; null to plan one. */
  readonly holiday: SellerHoliday | null;
  readonly onClose: () => void;
}

/** Renders the form of a holiday: its first and last day. One that has begun keeps its first day. */
export function HolidayModal({ holiday, onClose }: HolidayModalProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const [today] = useState(() => istanbulIsoDay(new Date()));
  const [first, setFirst] = useState<string | null>(holiday?.startsOn ?? today);
  const [last, setLast] = useState<string | null>(holiday?.endsOn ?? null);
  const [errors, setErrors] = useState<{ readonly startsOn?: string; readonly endsOn?: string }>({});
  const { mutate, isPending, error } = useMutation(planHolidayMutation(api));
  const onSale = useQuery(listingCountsQuery(api)).data?.active;
  const hasBegun = holiday?.isNow ?? false;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!first) return setErrors({ startsOn: holidayTexts.firstRequired });
    if (!last) return setErrors({ endsOn: holidayTexts.lastRequired });
    const days = { startsOn: first, endsOn: last };
    const problem = holidayProblem(days, { today, hasBegun });
    setErrors(problem ? { [problem.field]: problem.sentence } : {});
    if (problem) return undefined;
    return mutate(
      { ...days, idempotencyKey: crypto.randomUUID() },
      {
        onSuccess: () => {
          toast({ title: holidayTexts.saved, tone: 'positive' });
          onClose();
        },
      },
    );
  };
  return (
    <Modal open size="small" title={holidayTexts.title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack space="m">
          <Text tone="soft">{holidayTexts.lead}</Text>
          {hasBegun || onSale === undefined ? null : (
            <Text weight="strong">{holidayTexts.consequence(onSale)}</Text>
          )}
          {error ? (
            <Alert kind="error" live title={holidayTexts.failed}>
              {sentenceOf(error)}
            </Alert>
          ) : null}
          {hasBegun ? null : (
            <DatePicker
              label={holidayTexts.first}
              value={first}
              today={today}
              min={today}
              error={errors.startsOn}
              onChange={setFirst}
            />
          )}
          <DatePicker
            label={holidayTexts.last}
            value={last}
            today={today}
            min={first ?? today}
            error={errors.endsOn}
            onChange={setLast}
          />
          <Inline justify="end">
            <Button variant="outline" onClick={onClose}>
              {holidayTexts.cancel}
            </Button>
            <Button type="submit" loading={isPending}>
              {holidayTexts.plan}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Modal>
  );
}
