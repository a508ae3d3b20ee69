import { endHolidayMutation, holidayQuery } from '@havan/api-client/queries/listings/holiday';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { endHoliday } from '@havan/contract/listings/holiday';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HolidayModal } from './HolidayModal.tsx';
import { holidayTexts } from './holiday-texts.ts';

/**
 * Renders the notice of a present or planned holiday, with the button that ends it; nothing without a
 * holiday.
 */
export function HolidayBanner() {
  const { api } = useAppProfile();
  const toast = useToast();
  const notify = useFailureToast();
  const mayEnd = useMay(endHoliday);
  const [isOpen, setOpen] = useState(false);
  const holiday = useQuery(holidayQuery(api)).data?.holiday ?? null;
  const { mutate, isPending } = useMutation(endHolidayMutation(api));
  if (!holiday) return null;
  const end = () =>
    mutate(
      { idempotencyKey: crypto.randomUUID() },
      {
        onSuccess: () =>
          toast({ title: holiday.isNow ? holidayTexts.ended : holidayTexts.forgotten, tone: 'positive' }),
        onError: (error) => notify(error, holidayTexts.failed),
      },
    );
  return (
    <>
      <Alert
        kind={holiday.isNow ? 'warning' : 'info'}
        title={holiday.isNow ? holidayTexts.now(holiday) : holidayTexts.planned(holiday)}
        {...(mayEnd && {
          actions: (
            <Inline>
              <Button size="small" variant="outline" onClick={() => setOpen(true)}>
                {holidayTexts.change}
              </Button>
              <Button size="small" variant="quiet" loading={isPending} onClick={end}>
                {holiday.isNow ? holidayTexts.end : holidayTexts.withdraw}
              </Button>
            </Inline>
          ),
        })}
      >
        {holiday.isNow ? holidayTexts.nowBody(holiday) : holidayTexts.plannedBody(holiday)}
      </Alert>
      {isOpen ? <HolidayModal holiday={holiday} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
