import { stopPriceRulesMutation } from '@havan/api-client/queries/listings/price-rules';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { DateText } from '@havan/ui/DateText';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleListTexts as texts } from './price-rule-list-texts.ts';

interface RuleStopProps {
  /** Number of active rules. */
  readonly running: number;
  readonly isStopped: boolean;
}

/** Renders one switch for all rules: stopping is confirmed, resuming is not. */
export function RuleStop({ running, isStopped }: RuleStopProps) {
  const { api } = useAppProfile();
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const notify = useFailureToast();
  const { mutate, isPending } = useMutation(stopPriceRulesMutation(api));
  const turn = (next: boolean) =>
    mutate(
      { isStopped: next, idempotencyKey: crypto.randomUUID() },
      {
        onSuccess: () => toast({ title: next ? texts.stoppedToast : texts.resumedToast, tone: 'positive' }),
        onError: (error) => notify(error, texts.failed),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        variant="outline"
        loading={isPending}
        onClick={() => (isStopped ? turn(false) : setAsking(true))}
      >
        {isStopped ? texts.resume : texts.stop}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.stopTitle}
        confirmLabel={texts.stop}
        loading={isPending}
        onConfirm={() => turn(true)}
        onCancel={() => setAsking(false)}
      >
        {texts.stopLead(running)}
      </ConfirmDialog>
    </>
  );
}

/** Renders the notice that all rules are stopped, and since when. */
export function StoppedNotice({ since }: { readonly since: string }) {
  return (
    <Alert kind="warning" title={texts.stopped}>
      {texts.stoppedSince} <DateText value={since} format="dateTime" />
    </Alert>
  );
}
