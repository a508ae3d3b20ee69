import type { BulkChange } from '@havan/contract/listings/listing-bulk';
import { endOfMonth } from '@havan/domain/expiry';
import { formatIsoDay, istanbulIsoDay } from '@havan/domain/istanbul';
import { parsePriceChange, priceChangeFormat } from '@havan/domain/price-change';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Inline } from '@havan/ui/Inline';
import { MonthPicker } from '@havan/ui/MonthPicker';
import { NumberField } from '@havan/ui/NumberField';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { type FormEvent, useState } from 'react';
import { bulkTexts } from './bulk-texts.ts';

interface BulkFieldsProps {
  readonly kind: 'price' | 'stock' | 'expiration';
  /** Called when a value changes, so that the preview no longer applies. */
  readonly onChange: () => void;
  readonly onAsk: (change: BulkChange) => void;
}

/** Renders the form of the new values, typed once for all listings. */
export function BulkFields({ kind, onChange, onAsk }: BulkFieldsProps) {
  const Fields = { price: PriceFields, stock: StockFields, expiration: ExpiryFields }[kind];
  return <Fields onChange={onChange} onAsk={onAsk} />;
}

type FieldsProps = Omit<BulkFieldsProps, 'kind'>;

const onSubmit = (ask: () => void) => (event: FormEvent) => {
  event.preventDefault();
  ask();
};

function PriceFields({ onChange, onAsk }: FieldsProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const ask = () => {
    if (parsePriceChange(text)) onAsk({ kind: 'price', text });
    else setError(priceChangeFormat);
  };
  return (
    <form onSubmit={onSubmit(ask)} noValidate>
      <Stack space="s">
        <TextField
          label={bulkTexts.priceField}
          help={bulkTexts.priceHelp}
          maxLength={60}
          autoComplete="off"
          value={text}
          error={error}
          onChange={(typed) => {
            setText(typed);
            setError(null);
            onChange();
          }}
        />
        <Submit />
      </Stack>
    </form>
  );
}

function StockFields({ onChange, onAsk }: FieldsProps) {
  const [way, setWay] = useState<'set' | 'add'>('set');
  const [units, setUnits] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const ask = () => {
    if (units === null || Math.abs(units) > 99_999) setError(bulkTexts.stockRequired);
    else onAsk({ kind: 'stock', way, units });
  };
  return (
    <form onSubmit={onSubmit(ask)} noValidate>
      <Stack space="s">
        <RadioGroup
          label={bulkTexts.stockWay}
          value={way}
          options={[
            { value: 'set', label: bulkTexts.stockSet },
            { value: 'add', label: bulkTexts.stockAdd },
          ]}
          onChange={(chosen) => {
            setWay(chosen);
            onChange();
          }}
        />
        <NumberField
          label={bulkTexts.stockField}
          value={units}
          error={error}
          invalidText={bulkTexts.stockRequired}
          onChange={(typed) => {
            setUnits(typed);
            setError(null);
            onChange();
          }}
        />
        <Submit />
      </Stack>
    </form>
  );
}

function ExpiryFields({ onChange, onAsk }: FieldsProps) {
  const [month, setMonth] = useState<string | null>(null);
  const [isWithout, setWithout] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [thisMonth] = useState(() => istanbulIsoDay(new Date()).slice(0, 7));
  const ask = () => {
    if (isWithout) return onAsk({ kind: 'expiration', expiration: null });
    if (month === null) return setError(bulkTexts.monthRequired);
    const last = endOfMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
    return onAsk({ kind: 'expiration', expiration: formatIsoDay(last) });
  };
  return (
    <form onSubmit={onSubmit(ask)} noValidate>
      <Stack space="s">
        {isWithout ? null : (
          <MonthPicker
            label={bulkTexts.month}
            value={month}
            thisMonth={thisMonth}
            min={thisMonth}
            error={error}
            onChange={(typed) => {
              setMonth(typed);
              setError(null);
              onChange();
            }}
          />
        )}
        <Checkbox
          label={bulkTexts.noExpiry}
          checked={isWithout}
          onChange={(checked) => {
            setWithout(checked);
            setError(null);
            onChange();
          }}
        />
        <Submit />
      </Stack>
    </form>
  );
}

const Submit = () => (
  <Inline>
    <Button type="submit" variant="outline">
      {bulkTexts.preview}
    </Button>
  </Inline>
);
