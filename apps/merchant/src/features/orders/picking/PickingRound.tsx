import type { OrderDetail } from '@havan/contract/sales/orders';
import { useOrderMove } from '@havan/features/orders/actions/use-order-move';
import { Button } from '@havan/ui/Button';
import { CameraIcon, UndoIcon } from '@havan/ui/icons';
import { Progress } from '@havan/ui/Progress';
import { ScanField } from '@havan/ui/ScanField';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import { useState } from 'react';
import { PrintModal } from '../printing/PrintModal.tsx';
import { roundLines, shelfRows } from './picking-lines.ts';
import { pickingTexts } from './picking-texts.ts';
import { RoundParcels } from './RoundParcels.tsx';
import { ShelfTable } from './ShelfTable.tsx';
import { usePickingRound } from './use-picking-round.ts';

const CameraScan = lazyPart(() => import('../../listing-desk/camera/CameraScan.tsx'), 'CameraScan');

interface PickingRoundProps {
  readonly userId: number;
  readonly round: string;
  readonly orders: readonly OrderDetail[];
}

/**
 * Renders a picking round: the scan field, the shelves in walking order and the parcels. The last box of an order marks
 * it as packed and opens its label for printing.
 */
export function PickingRound({ userId, round, orders }: PickingRoundProps) {
  const mover = useOrderMove('sold');
  const [printed, setPrinted] = useState<number | null>(null);
  const [hasCamera, setCamera] = useState(false);
  const lines = roundLines(orders);
  const onPacked = (orderId: number) => {
    setPrinted(orderId);
    const order = orders.find((each) => each.orderId === orderId);
    if (order?.allowedActions.includes('prepare'))
      void mover.move({ action: 'prepare', request: { orderId } });
  };
  const { picked, note, canUndo, scan, countByHand, undo } = usePickingRound({
    userId,
    round,
    lines,
    onPacked,
  });
  const rows = shelfRows(lines, picked);
  const units = rows.reduce((sum, row) => sum + row.units, 0);
  const done = rows.reduce((sum, row) => sum + row.picked, 0);
  return (
    <Stack space="m">
      <SectionHeader
        level={1}
        title={pickingTexts.title}
        remark={pickingTexts.remark(orders.length, units)}
        actions={
          <Button variant="outline" icon={<UndoIcon />} disabled={!canUndo} onClick={undo}>
            {pickingTexts.undo}
          </Button>
        }
      />
      {hasCamera ? <CameraScan onScan={scan} /> : null}
      <ScanField
        label={pickingTexts.line}
        onScan={scan}
        note={note?.text}
        tone={note?.tone ?? 'neutral'}
        disabled={printed !== null}
        camera={
          <Button variant="quiet" icon={<CameraIcon />} onClick={() => setCamera(!hasCamera)}>
            {hasCamera ? pickingTexts.closeCamera : pickingTexts.camera}
          </Button>
        }
      />
      <Progress
        label={pickingTexts.progress}
        value={done}
        max={units}
        reading={pickingTexts.open(done, units)}
      />
      <Split aside={<RoundParcels orders={orders} lines={lines} picked={picked} onPrint={setPrinted} />}>
        <ShelfTable rows={rows} onCount={countByHand} />
      </Split>
      {printed === null ? null : (
        <PrintModal orderIds={[printed]} document="parcel" onClose={() => setPrinted(null)} />
      )}
    </Stack>
  );
}
