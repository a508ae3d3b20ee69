import { orderUtsQuery } from '@havan/api-client/queries/sales/uts';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { type OrderUts as Devices, setUtsLine } from '@havan/contract/sales/uts';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderSide } from '../order-filters.ts';
import { DeviceLineForm } from './DeviceLineForm.tsx';
import { UtsNoticeCard } from './UtsNoticeCard.tsx';
import { utsTexts } from './uts-texts.ts';

interface OrderUtsProps {
  readonly orderId: number;
  readonly side: OrderSide;
}

/** Renders the medical devices of an order: lot and serials of each line, and its notices to ÜTS. */
export function OrderUts({ orderId, side }: OrderUtsProps) {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(orderUtsQuery(api, orderId));
  return (
    <Stack as="section" space="s" aria-labelledby="uts">
      <SectionHeader id="uts" title={utsTexts.title} line />
      <Text size="small" tone="soft">
        {utsTexts.lead[side]}
      </Text>
      {error ? <LoadFailure size="part" error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Shimmer kind="rows" count={2} label={utsTexts.loading} />}
      {data?.lines.map((line) => (
        <DeviceLine key={line.lineNo} orderId={orderId} line={line} notices={data.notices} />
      ))}
    </Stack>
  );
}

interface DeviceLineProps {
  readonly orderId: number;
  readonly line: Devices['lines'][number];
  readonly notices: Devices['notices'];
}

function DeviceLine({ orderId, line, notices }: DeviceLineProps) {
  const mayEdit = useMay(setUtsLine);
  const [isEditing, setEditing] = useState(false);
  const units =
    line.serials.length > 0 ? line.serials.map(utsTexts.serial).join(', ') : utsTexts.lot(line.lot);
  return (
    <Box surface="sheet" frame="row" padding="m">
      <Stack space="s">
        <Text weight="strong">{line.productName}</Text>
        <Text size="small" tone="soft">
          {line.productNo === null ? utsTexts.noRegistration : utsTexts.productNo(line.productNo)}
          {' · '}
          {line.lot === '' && line.serials.length === 0 ? utsTexts.noUnit : units}
        </Text>
        {line.isOpen && mayEdit ? (
          <Inline>
            <Button
              variant="outline"
              size="small"
              aria-label={utsTexts.editOf(line.productName)}
              onClick={() => setEditing(true)}
            >
              {utsTexts.edit}
            </Button>
          </Inline>
        ) : null}
        {notices
          .filter(({ lineNo }) => lineNo === line.lineNo)
          .map((notice) => (
            <UtsNoticeCard key={notice.noticeId} notice={notice} />
          ))}
      </Stack>
      {isEditing ? <DeviceLineForm orderId={orderId} line={line} onClose={() => setEditing(false)} /> : null}
    </Box>
  );
}
