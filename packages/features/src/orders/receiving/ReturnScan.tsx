import { orderQuery } from '@havan/api-client/queries/sales/orders';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useNow } from '@havan/app-shell/viewport/use-now';
import type { OrderCase } from '@havan/contract/sales/cases';
import { expiryLabel } from '@havan/domain/expiry';
import { boxReadings, type ScannedBox } from '@havan/domain/scanned-box';
import { Button } from '@havan/ui/Button';
import { IconButton } from '@havan/ui/IconButton';
import { CameraIcon } from '@havan/ui/icons';
import { ScanField } from '@havan/ui/ScanField';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSellerTools } from '../seller-tools.ts';
import { receivingTexts, returnScanTexts as texts } from './receiving-texts.ts';
import { checkReturned, type ReturnCheck, type ReturnedLine } from './return-check.ts';

export interface ReturnScanProps {
  readonly orderId: number;
  /** The accepted units of the case, by line. */
  readonly lines: OrderCase['lines'];
  /** Called after every scan with what has come back so far. */
  readonly onCheck: (check: ReturnCheck) => void;
}

/**
 * Renders the receiving check of a return: its boxes are scanned one by one and compared with what was sent (barcode,
 * expiry and lot). A difference is shown at once and passed to `onCheck`.
 */
export function ReturnScan({ orderId, lines, onCheck }: ReturnScanProps) {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(orderQuery(api, 'sold', orderId));
  const now = useNow();
  const [boxes, setBoxes] = useState<readonly ScannedBox[]>([]);
  const Camera = useSellerTools()?.CameraScan;
  const [hasCamera, setCamera] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={1} height={56} label={texts.loading} />;
  const sent = lines.flatMap(({ lineNo, quantity, lot }): ReturnedLine[] => {
    const line = data.lines.find((each) => each.lineNo === lineNo);
    if (!line) return [];
    const { barcode, expiration, productName } = line;
    return [{ lineNo, barcode, expiration, units: quantity, name: productName, lot }];
  });
  const write = (next: readonly ScannedBox[]) => {
    setProblem(null);
    setBoxes(next);
    onCheck(checkReturned(sent, next, now));
  };
  const scan = (text: string) => {
    const [first, ...more] = boxReadings(text);
    if (first && more.length === 0) write([...boxes, first]);
    else setProblem(first ? receivingTexts.ambiguous : receivingTexts.unreadable);
  };
  const last = checkReturned(sent, boxes, now).boxes.at(-1);
  const note = last
    ? receivingTexts.read(
        sent.find(({ lineNo }) => lineNo === last.lineNo)?.name ?? last.box.barcode,
        last.isAsSent
          ? receivingTexts.outcomes.right
          : last.sentLot === null
            ? texts.outcome(last.outcome, expiryLabel(last.box.expiration))
            : texts.otherLot(last.box.lot, last.sentLot),
      )
    : undefined;
  return (
    <Stack space="s">
      {Camera && hasCamera ? <Camera onScan={scan} /> : null}
      <ScanField
        label={receivingTexts.scan}
        onScan={scan}
        camera={
          Camera ? (
            <IconButton
              label={hasCamera ? texts.closeCamera : texts.camera}
              icon={<CameraIcon />}
              onClick={() => setCamera(!hasCamera)}
            />
          ) : undefined
        }
        note={problem ?? note}
        tone={problem !== null || (last && !last.isAsSent) ? 'critical' : 'positive'}
      />
      {boxes.length === 0 ? (
        <Text size="small" tone="soft">
          {texts.lead}
        </Text>
      ) : (
        <div>
          <Button size="small" variant="outline" onClick={() => write(boxes.slice(0, -1))}>
            {receivingTexts.undo}
          </Button>
        </div>
      )}
    </Stack>
  );
}
