import {
  specialDayOffersQuery,
  turnSpecialDayMutation,
} from '@havan/api-client/queries/backoffice/content/special-days';
import type { OperatorSpecialDay } from '@havan/contract/backoffice/content/special-days';
import { formatCount } from '@havan/domain/count';
import { specialDayPhaseLabels } from '@havan/domain/special-day';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Inline } from '@havan/ui/Inline';
import { Loading } from '@havan/ui/Loading';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Failure } from '../../layout/Failure.tsx';
import { ScreenFailure } from '../../layout/ScreenFailure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { DayOffers } from './DayOffers.tsx';
import { lastMoment } from '../../shared/days.ts';
import { phaseTones } from './phase-tones.ts';
import { SpecialDayForm } from './SpecialDayForm.tsx';

/** Renders one special day: its times, what may be done with it, and what sellers offer. */
export function SpecialDayScreen() {
  const { specialDayId = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(specialDayId) ? (
    <Day specialDayId={Number(specialDayId)} />
  ) : (
    <ErrorScreen type="404" homeHref={paths.specialDays()} />
  );
}

function Day({ specialDayId }: { readonly specialDayId: number }) {
  const { data, error, refetch } = useQuery(specialDayOffersQuery(api, specialDayId));
  if (error && !data) return <ScreenFailure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const { day, offers } = data;
  return (
    <Stack space="l">
      <SectionHeader
        level={1}
        title={day.title}
        remark={<Badge tone={phaseTones[day.phase]}>{specialDayPhaseLabels[day.phase]}</Badge>}
        actions={<DayActs day={day} />}
      />
      {day.description ? <Text>{day.description}</Text> : null}
      <DescriptionList
        layout="columns"
        items={[
          { term: 'Katılımın son günü', details: <DateText value={lastMoment(day.joinUntil)} /> },
          { term: 'İlk gün', details: <DateText value={day.startsAt} /> },
          { term: 'Son gün', details: <DateText value={lastMoment(day.endsAt)} /> },
          { term: 'En az indirim', details: `%${day.leastPercent}` },
          { term: 'Onaylı teklif', details: formatCount(day.approved) },
        ]}
      />
      <DayOffers day={day} offers={offers} />
    </Stack>
  );
}

function DayActs({ day }: { readonly day: OperatorSpecialDay }) {
  const [asked, setAsked] = useState<'open' | 'cancelled' | null>(null);
  const [isEdited, setIsEdited] = useState(false);
  const toast = useToast();
  const { mutate, error, isPending } = useMutation(turnSpecialDayMutation(api));
  const turn = (to: 'open' | 'cancelled') =>
    mutate(
      { specialDayId: day.specialDayId, to },
      {
        onSuccess: () =>
          toast({
            title: to === 'open' ? 'Özel gün satıcılara açıldı.' : 'Özel gün iptal edildi.',
            tone: 'positive',
          }),
        onSettled: () => setAsked(null),
      },
    );
  const isOver = day.phase === 'over' || day.phase === 'cancelled';
  return (
    <Stack space="s">
      {error ? <Failure error={error} /> : null}
      <Inline space="s">
        {day.phase === 'draft' ? (
          <>
            <Button variant="outline" onClick={() => setIsEdited(true)}>
              Düzenle
            </Button>
            <Button onClick={() => setAsked('open')}>Satıcılara aç</Button>
          </>
        ) : null}
        {isOver ? null : (
          <Button variant="outline" tone="critical" onClick={() => setAsked('cancelled')}>
            İptal et
          </Button>
        )}
      </Inline>
      <ConfirmDialog
        open={asked === 'open'}
        title="Özel gün satıcılara açılsın mı?"
        confirmLabel="Satıcılara aç"
        loading={isPending}
        onConfirm={() => turn('open')}
        onCancel={() => setAsked(null)}
      >
        <Text>
          Satıcılar <DateText value={lastMoment(day.joinUntil)} /> gününün sonuna kadar teklif verir. Açılan
          özel günün tarihleri ve indirim alt sınırı değiştirilemez.
        </Text>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'cancelled'}
        title="Özel gün iptal edilsin mi?"
        confirmLabel="Özel günü iptal et"
        tone="critical"
        loading={isPending}
        onConfirm={() => turn('cancelled')}
        onCancel={() => setAsked(null)}
      >
        <Text>
          {formatCount(day.approved)} onaylı teklifin kampanyası sona erer, {formatCount(day.proposed)}{' '}
          bekleyen teklif kapanır. Geri alınamaz.
        </Text>
      </ConfirmDialog>
      {isEdited ? <SpecialDayForm day={day} onClose={() => setIsEdited(false)} /> : null}
    </Stack>
  );
}
