import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { useRef, useState } from 'react';
import { useQuantityField } from '../../../shared/cart/quantity-refusal.ts';
import { QuantityRefusal } from '../../../shared/cart/QuantityRefusal.tsx';
import { quickOrderTexts } from './quick-order-texts.ts';

/** Renders one row of the list by hand or by scanner: Enter takes it, and the field is free for the next. */
export function SingleRow({ onAdd }: { onAdd: (line: string) => void }) {
  const [product, setProduct] = useState('');
  const [count, setCount] = useState(1);
  const [error, setError] = useState<string>();
  const quantity = useQuantityField({ min: 1, step: 1 }, setCount);
  const field = useRef<HTMLInputElement>(null);
  const take = () => {
    field.current?.focus();
    if (product.trim() === '') {
      setError(quickOrderTexts.singleMissing);
      return;
    }
    onAdd(`${product.trim().replaceAll(';', ' ')};${count}`);
    setProduct('');
    setCount(1);
  };
  return (
    <Stack space="xxs">
      <Inline align="end" space="s">
        <TextField
          ref={field}
          label={quickOrderTexts.singleLabel}
          value={product}
          autoComplete="off"
          onChange={(value) => {
            setProduct(value);
            setError(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
          {...(error !== undefined && { error })}
        />
        <QuantityStepper label={quickOrderTexts.singleCount} value={count} {...quantity.field} />
        <Button variant="outline" onClick={take}>
          {quickOrderTexts.singleAdd}
        </Button>
      </Inline>
      <QuantityRefusal>{quantity.refusal}</QuantityRefusal>
    </Stack>
  );
}
