import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { TextField } from '@havan/ui/TextField';
import { useRef, useState } from 'react';
import { quickOrderTexts } from './quick-order-texts.ts';

/** Renders the form of one row of the list, by keyboard or scanner: Enter adds it and clears the field. */
export function SingleRow({ onAdd }: { onAdd: (line: string) => void }) {
  const [product, setProduct] = useState('');
  const [count, setCount] = useState(1);
  const [error, setError] = useState<string>();
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
      <QuantityStepper label={quickOrderTexts.singleCount} value={count} onChange={setCount} />
      <Button variant="outline" onClick={take}>
        {quickOrderTexts.singleAdd}
      </Button>
    </Inline>
  );
}
