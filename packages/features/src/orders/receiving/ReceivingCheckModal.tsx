import type { OrderDetail } from '@havan/contract/sales/orders';
import { expiryLabel } from '@havan/domain/expiry';
import { checkReceived, type ReceivingCheck } from '@havan/domain/receiving-check';
import { boxReadings, type ScannedBox } from '@havan/domain/scanned-box';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { ScanField } from '@havan/ui/ScanField';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import type { CaseDraft } from '../cases/case-draft.ts';
import { useNow } from '@havan/app-shell/viewport/use-now';
import { claimDraft, sentLines } from './claim-draft.ts';
import { receivingTexts as texts } from './receiving-texts.ts';

interface ReceivingCheckModalProps {
  readonly order: OrderDetail;
  readonly onClaim: (draft: CaseDraft) => void;
  readonly onClose: () => void;
}

type Line = ReceivingCheck['lines'][number] & { readonly name: string; readonly expiration: string | null };

/**
 * Renders the receiving check: the boxes of a parcel are scanned and compared with the sent lines;
 * differences become the draft of a claim.
 */
export function ReceivingCheckModal({ order, onClaim, onClose }: ReceivingCheckModalProps) {
  const now = useNow();
  const [boxes, setBoxes] = useState<readonly ScannedBox[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const check = checkReceived(sentLines(order.lines), boxes, now);
  const nameOf = (lineNo: number) => order.lines.find((line) => line.lineNo === lineNo)?.productName ?? '';
  const last = check.boxes.at(-1);
  const lastNote = last
    ? texts.read(last.lineNo === null ? last.box.barcode : nameOf(last.lineNo), texts.outcomes[last.outcome])
    : undefined;
  const scan = (text: string) => {
    const [first, ...more] = boxReadings(text);
    if (first && more.length === 0) {
      setProblem(null);
      setBoxes((known) => [...known, first]);
    } else setProblem(first ? texts.ambiguous : texts.unreadable);
  };
  const undo = () => {
    setProblem(null);
    setBoxes((known) => known.slice(0, -1));
  };
  const others = check.boxes.filter(({ outcome }) => outcome === 'notOrdered' || outcome === 'surplus');
  const rows = check.lines.map(
    (line): Line => ({
      ...line,
      name: nameOf(line.lineNo),
      expiration: order.lines.find(({ lineNo }) => lineNo === line.lineNo)?.expiration ?? null,
    }),
  );
  return (
    <Modal
      open
      title={texts.title}
      size="large"
      onClose={onClose}
      footer={
        <Inline justify="end">
          <Button variant="outline" onClick={onClose}>
            {texts.close}
          </Button>
          {boxes.length > 0 && !check.isRight ? (
            <Button onClick={() => onClaim(claimDraft(order.lines, check))}>{texts.claim}</Button>
          ) : null}
        </Inline>
      }
    >
      <Stack space="m">
        <Text tone="soft">{texts.lead}</Text>
        <ScanField
          label={texts.scan}
          onScan={scan}
          note={problem ?? lastNote}
          tone={problem !== null || (last && last.outcome !== 'right') ? 'critical' : 'positive'}
        />
        <Table
          caption={texts.lines}
          rows={rows}
          rowKey={({ lineNo }) => `line:${lineNo}`}
          columns={columns}
        />
        {others.length > 0 ? (
          <Alert kind="warning" title={texts.others}>
            {others.map(({ box, outcome }) => texts.read(box.barcode, texts.outcomes[outcome])).join(', ')}
          </Alert>
        ) : null}
        {check.isRight && boxes.length > 0 ? <Alert kind="success">{texts.allRight}</Alert> : null}
        {boxes.length > 0 && !check.isRight ? (
          <Text size="small" tone="faint">
            {texts.claimHelp}
          </Text>
        ) : null}
        {boxes.length > 0 ? (
          <Inline>
            <Button size="small" variant="outline" onClick={undo}>
              {texts.undo}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </Modal>
  );
}

const columns: readonly Column<Line>[] = [
  { id: 'name', header: texts.product, phone: 'lead', cell: ({ name }) => name },
  { id: 'expiry', header: texts.expiry, phone: 'detail', cell: ({ expiration }) => expiryLabel(expiration) },
  {
    id: 'came',
    header: texts.came,
    phone: 'trail',
    align: 'end',
    cell: ({ came, expected }) => texts.counts(came, expected),
  },
  { id: 'finding', header: texts.finding, phone: 'detail', cell: findingOf },
];

function findingOf({ came, expired, shortExpiry, missing }: Line): string {
  const findings = [
    ...(expired > 0 ? [texts.expired(expired)] : []),
    ...(shortExpiry > 0 ? [texts.shortExpiry(shortExpiry)] : []),
    ...(missing > 0 && came > 0 ? [texts.missing(missing)] : []),
  ];
  if (findings.length > 0) return findings.join(', ');
  return missing > 0 ? texts.waiting : texts.fine;
}
