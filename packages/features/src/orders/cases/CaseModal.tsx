import { fileLimits } from '@havan/contract/identity/files';
import type { OrderDetail } from '@havan/contract/sales/orders';
import { casePhotoLimit, type OrderCaseKind, type OrderCaseReason } from '@havan/domain/order-case';
import { type RefundTarget, remainingUnits } from '@havan/domain/refund';
import { Alert } from '@havan/ui/Alert';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { FileDrop } from '@havan/ui/FileDrop';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useState } from 'react';
import { useAttachments } from '@havan/app-shell/files/use-attachments';
import { FormModal } from '@havan/app-shell/forms/FormModal';
import type { CaseDraft } from './case-draft.ts';
import { caseTexts } from './case-texts.ts';
import { CaseLineFields, type CaseWish } from './CaseLineFields.tsx';
import { RefundTargetChoice } from '../actions/RefundTargetChoice.tsx';
import { useCaseMove } from './use-case-move.ts';

interface CaseModalProps {
  readonly order: OrderDetail;
  readonly kind: OrderCaseKind;
  /** The support ticket from which it is opened. */
  readonly ticketId?: number;
  /** Initial values. */
  readonly draft?: CaseDraft | undefined;
  readonly onClose: () => void;
}

/** Renders the form in which the buyer names the units to return or cancel, the reason and, for a return, photos. */
export function CaseModal({ order, kind, ticketId, draft, onClose }: CaseModalProps) {
  const { move, isPending, error } = useCaseMove();
  const [wishes, setWishes] = useState<Readonly<Record<number, CaseWish>>>(draft?.wishes ?? {});
  const [note, setNote] = useState(draft?.note ?? '');
  const photos = useAttachments('casePhoto', casePhotoLimit);
  const [tooMany, setTooMany] = useState(false);
  const [target, setTarget] = useState<RefundTarget>('card');
  /** Whether it was submitted once; from then on missing answers are shown at their fields. */
  const [isTried, setIsTried] = useState(false);
  const open = order.lines.filter((line) => remainingUnits(line) > 0);
  const chosen = open.flatMap((line) => {
    const wish = wishes[line.lineNo];
    return wish && wish.quantity > 0 ? [{ line, ...wish }] : [];
  });
  const amount = chosen.reduce((sum, { line, quantity }) => sum + quantity * line.unitPrice, 0);

  const lines = chosen.flatMap(({ line, quantity, reason }) =>
    reason ? [{ lineNo: line.lineNo, quantity, reason: reason as OrderCaseReason }] : [],
  );
  const linesError = isTried && chosen.length === 0 ? caseTexts.chooseLines : null;

  const submit = async () => {
    setIsTried(true);
    if (chosen.length === 0 || lines.length !== chosen.length) return;
    const request = {
      orderId: order.orderId,
      kind,
      lines,
      refundTarget: target,
      ...(ticketId !== undefined && { ticketId }),
      ...(note.trim() && { note: note.trim() }),
      ...(photos.ids.length > 0 && { photos: photos.ids }),
    };
    if (await move({ action: 'open', request })) onClose();
  };

  return (
    <FormModal
      title={caseTexts.openTitle[kind]}
      size="medium"
      submit={caseTexts.submit}
      isBusy={isPending || photos.isOnWay}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack space="m">
        <Text tone="soft">{caseTexts.explanation[kind]}</Text>
        <div data-field-error={linesError === null ? undefined : ''}>
          <Stack space="s">
            <Stack space="m" lines>
              {open.map((line) => (
                <CaseLineFields
                  key={line.lineNo}
                  line={line}
                  kind={kind}
                  wish={wishes[line.lineNo] ?? { quantity: 0, reason: '' }}
                  asksReason={isTried}
                  onChange={(wish) => setWishes((known) => ({ ...known, [line.lineNo]: wish }))}
                />
              ))}
            </Stack>
            {linesError === null ? null : <Alert kind="error">{linesError}</Alert>}
          </Stack>
        </div>
        <DescriptionList
          layout="sum"
          items={[{ term: caseTexts.amount, details: <Money value={amount} size="large" /> }]}
        />
        <TextArea
          label={caseTexts.note}
          help={caseTexts.noteHelp}
          optional
          maxLength={500}
          counter
          value={note}
          onChange={setNote}
        />
        {kind === 'return' ? (
          <FileDrop
            label={caseTexts.photos}
            help={caseTexts.photosHelp}
            optional
            multiple
            accept={fileLimits.casePhoto.mimeTypes.join(',')}
            error={tooMany ? caseTexts.tooManyPhotos : undefined}
            files={photos.dropped}
            onAdd={(files) => setTooMany(!photos.add(files))}
            onRemove={(id) => {
              photos.remove(id);
              setTooMany(false);
            }}
          />
        ) : null}
        <RefundTargetChoice value={target} onChange={setTarget} />
        {error ? <Alert kind="error">{error}</Alert> : null}
      </Stack>
    </FormModal>
  );
}
