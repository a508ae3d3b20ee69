import { sentenceOf } from '@havan/api-client/api-error';
import { sendFile } from '@havan/api-client/files';
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
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
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

/**
 * Renders the form in which the buyer names the units that come back or are not wanted, the reason, and
 * photos.
 */
export function CaseModal({ order, kind, ticketId, draft, onClose }: CaseModalProps) {
  const { api } = useAppProfile();
  const { move, isPending, error } = useCaseMove();
  const [wishes, setWishes] = useState<Readonly<Record<number, CaseWish>>>(draft?.wishes ?? {});
  const [note, setNote] = useState(draft?.note ?? '');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [target, setTarget] = useState<RefundTarget>('card');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const open = order.lines.filter((line) => remainingUnits(line) > 0);
  const chosen = open.flatMap((line) => {
    const wish = wishes[line.lineNo];
    return wish && wish.quantity > 0 ? [{ line, ...wish }] : [];
  });
  const amount = chosen.reduce((sum, { line, quantity }) => sum + quantity * line.unitPrice, 0);

  const submit = async () => {
    const lines = chosen.flatMap(({ line, quantity, reason }) =>
      reason ? [{ lineNo: line.lineNo, quantity, reason: reason as OrderCaseReason }] : [],
    );
    if (chosen.length === 0) return setProblem(caseTexts.chooseLines);
    if (lines.length !== chosen.length) return setProblem(caseTexts.chooseReasons);
    setProblem(null);
    setIsSending(true);
    try {
      const sent = await Promise.all(photos.map((photo) => sendFile(api, 'casePhoto', photo)));
      const request = {
        orderId: order.orderId,
        kind,
        lines,
        refundTarget: target,
        ...(ticketId !== undefined && { ticketId }),
        ...(note.trim() && { note: note.trim() }),
        ...(sent.length > 0 && { photos: sent.map(({ fileId }) => fileId) }),
      };
      if (await move({ action: 'open', request })) onClose();
    } catch (failure) {
      setProblem(sentenceOf(failure));
    } finally {
      setIsSending(false);
    }
    return undefined;
  };
  const addPhotos = (files: File[]) => {
    const all = [...photos, ...files];
    setPhotos(all.slice(0, casePhotoLimit));
    setProblem(all.length > casePhotoLimit ? caseTexts.tooManyPhotos : null);
  };
  const refusal = problem ?? error;

  return (
    <FormModal
      title={caseTexts.openTitle[kind]}
      size="medium"
      submit={caseTexts.submit}
      isBusy={isPending || isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack space="m">
        <Text tone="soft">{caseTexts.explanation[kind]}</Text>
        <Stack space="m" lines>
          {open.map((line) => (
            <CaseLineFields
              key={line.lineNo}
              line={line}
              kind={kind}
              wish={wishes[line.lineNo] ?? { quantity: 0, reason: '' }}
              onChange={(wish) => {
                setWishes((known) => ({ ...known, [line.lineNo]: wish }));
                setProblem(null);
              }}
            />
          ))}
        </Stack>
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
            files={photos.map((photo, index) => ({ id: String(index), name: photo.name }))}
            onAdd={addPhotos}
            onRemove={(id) => setPhotos((known) => known.filter((_, index) => String(index) !== id))}
          />
        ) : null}
        <RefundTargetChoice value={target} onChange={setTarget} />
        {refusal ? <Alert kind="error">{refusal}</Alert> : null}
      </Stack>
    </FormModal>
  );
}
