import { sentenceOf } from '@havan/api-client/api-error';
import { resendUtsNoticeMutation } from '@havan/api-client/queries/sales/uts';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { resendUtsNotice, settleUtsNotice, type UtsNotice } from '@havan/contract/sales/uts';
import { formatDate, formatTime } from '@havan/domain/istanbul';
import { utsGapSentences, utsNoticeKindLabels, utsNoticeStateLabels } from '@havan/domain/uts';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SettleByHand } from './SettleByHand.tsx';
import { utsTexts } from './uts-texts.ts';

const tones = { waiting: 'neutral', sent: 'positive', byHand: 'positive', refused: 'critical' } as const;

/** Renders one notice: the units, its state, the gaps, and the possible actions. */
export function UtsNoticeCard({ notice }: { readonly notice: UtsNotice }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const mayResend = useMay(resendUtsNotice);
  const maySettle = useMay(settleUtsNotice);
  const [isSettling, setSettling] = useState(false);
  const { mutate, isPending } = useMutation(resendUtsNoticeMutation(api));
  const { lot, serial, gaps, state, error, nextAttemptAt } = notice;
  const named = serial === '' ? (lot === '' ? utsTexts.noUnit : utsTexts.lot(lot)) : utsTexts.serial(serial);
  const label = `${notice.productName}, ${named}`;
  const isOpen = state === 'waiting' || state === 'refused';
  const resend = () =>
    mutate(notice.noticeId, {
      onSuccess: () => toast({ title: utsTexts.resent, tone: 'positive' }),
      onError: (reason) => toast({ title: sentenceOf(reason), tone: 'critical' }),
    });
  const next = nextAttemptAt === null ? null : new Date(nextAttemptAt);
  return (
    <Stack space="xs">
      <Inline>
        <Text weight="strong">{utsNoticeKindLabels[notice.kind]}</Text>
        <Badge tone={gaps.length > 0 && state === 'waiting' ? 'attention' : tones[state]}>
          {gaps.length > 0 && state === 'waiting' ? missing : utsNoticeStateLabels[state]}
        </Badge>
      </Inline>
      <Text size="small">
        {named} · {utsTexts.units(notice.quantity)} · {notice.otherName}
        {notice.otherNo === null ? '' : ` (${notice.otherNo})`}
      </Text>
      {notice.utsNumber === null ? null : (
        <Text size="tiny" tone="soft">
          {utsTexts.number(notice.utsNumber)}
        </Text>
      )}
      {notice.kind === 'receipt' && isOpen && notice.supplyNumber !== null ? (
        <Text size="tiny" tone="soft">
          {utsTexts.supplyNumber(notice.supplyNumber)}
        </Text>
      ) : null}
      {gaps.map((gap) => (
        <Text key={gap} size="small" tone="attention">
          {utsGapSentences[gap]}
        </Text>
      ))}
      {error === null ? null : (
        <Text size="small" tone={state === 'refused' ? 'critical' : 'attention'}>
          {error}
        </Text>
      )}
      {next && gaps.length === 0 ? (
        <Text size="tiny" tone="soft">
          {utsTexts.next(`${formatDate(next)} ${formatTime(next)}`)}
        </Text>
      ) : null}
      {isOpen ? (
        <Inline>
          {gaps.length === 0 && mayResend ? (
            <Button
              variant="outline"
              size="small"
              loading={isPending}
              aria-label={utsTexts.of(label, utsTexts.resend)}
              onClick={resend}
            >
              {utsTexts.resend}
            </Button>
          ) : null}
          {maySettle ? (
            <Button
              variant="outline"
              size="small"
              aria-label={utsTexts.of(label, utsTexts.byHand)}
              onClick={() => setSettling(true)}
            >
              {utsTexts.byHand}
            </Button>
          ) : null}
        </Inline>
      ) : null}
      {isSettling ? <SettleByHand noticeId={notice.noticeId} onClose={() => setSettling(false)} /> : null}
    </Stack>
  );
}

const missing = 'Eksik var';
