import { repairPriceDayMutation } from '@havan/api-client/queries/backoffice/catalogue/taxonomy';
import type { getPriceDays } from '@havan/contract/backoffice/catalogue/price-days';
import type { ResultOf } from '@havan/contract/call';
import { formatDate } from '@havan/domain/istanbul';
import { formatMoney } from '@havan/domain/money';
import { Checkbox } from '@havan/ui/Checkbox';
import { MoneyField } from '@havan/ui/MoneyField';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session.ts';
import { SaveDialog } from '../../shared/SaveDialog.tsx';

export type PriceDay = ResultOf<typeof getPriceDays>['days'][number];

interface PriceDayDialogProps {
  readonly productId: number;
  readonly day: PriceDay;
  readonly onClose: () => void;
}

const longest = 300;

/**
 * Renders the dialog that corrects the prices of a day or removes it from the history; the old values go into the audit
 * trail.
 */
export function PriceDayDialog({ productId, day, onClose }: PriceDayDialogProps) {
  const [lowest, setLowest] = useState<number | null>(day.lowest);
  const [closing, setClosing] = useState<number | null>(day.closing);
  const [isRemoved, setRemoved] = useState(false);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const toast = useToast();
  const { mutate, error, isPending } = useMutation(repairPriceDayMutation(api));
  const dayText = formatDate(new Date(day.day));
  const [isSure, setSure] = useState(false);
  const isShort = reason.trim().length < 3;
  const isAbove = lowest !== null && closing !== null && lowest > closing;
  const changeRemoved = (isChosen: boolean) => {
    setRemoved(isChosen);
    setSure(false);
  };
  const submit = () => {
    setChecked(true);
    if (isShort || (!isRemoved && (lowest === null || isAbove))) return false;
    if (isRemoved && !isSure) {
      setSure(true);
      return true;
    }
    mutate(
      {
        productId,
        day: day.day,
        prices: isRemoved || lowest === null ? null : { lowest, closing },
        reason,
      },
      {
        onSuccess: () => {
          toast({ title: 'Fiyat geçmişi düzeltildi.', tone: 'positive' });
          onClose();
        },
      },
    );
    return true;
  };
  const lowestError =
    lowest === null ? 'Fiyatı yazın.' : isAbove ? 'Gün sonu fiyatından büyük olamaz.' : null;
  return (
    <SaveDialog
      title={`${dayText} fiyatını düzelt`}
      act={isRemoved ? (isSure ? 'Evet, günü geçmişten çıkar' : 'Günü çıkar') : 'Kaydet'}
      onSubmit={submit}
      onClose={onClose}
      error={error}
      isSaving={isPending}
    >
      <Checkbox label="Bu günü geçmişten çıkar" checked={isRemoved} onChange={changeRemoved} />
      {isRemoved ? (
        <Text>
          {`En düşük ${formatMoney(day.lowest)} olan kayıt silinir; bu işlem geri alınamaz. Fiyat grafiği ve “son 30 günün en düşüğü” kalan günlerle hesaplanır.`}
        </Text>
      ) : (
        <>
          <MoneyField
            label="En düşük"
            value={lowest}
            onChange={setLowest}
            error={isChecked ? lowestError : null}
          />
          <MoneyField
            label="Gün sonu"
            help="Boşsa o gün sonunda ilan yoktu."
            value={closing}
            onChange={setClosing}
          />
        </>
      )}
      <TextArea
        label="Neden"
        help="Eski değerle birlikte denetim izine yazılır."
        value={reason}
        onChange={setReason}
        maxLength={longest}
        counter
        error={isChecked && isShort ? 'Nedeni bir cümleyle yazın.' : null}
      />
    </SaveDialog>
  );
}
