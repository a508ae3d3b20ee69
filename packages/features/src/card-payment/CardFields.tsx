import { cardBrandLabels, cardBrandOf, cardMaskDigits } from '@havan/domain/card';
import { Grid } from '@havan/ui/Grid';
import { MaskedField } from '@havan/ui/MaskedField';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import type { CardValues } from './card-form.ts';
import { cardTexts } from './card-texts.ts';

interface CardFieldsProps {
  readonly values: CardValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (name: keyof CardValues, value: string) => void;
}

const masks = { 15: 'cardAmex', 16: 'card', 19: 'cardLong' } as const;

/** Renders the four fields of a card. The mask follows the brand as its first digits are typed. */
export function CardFields({ values, errors, onChange }: CardFieldsProps) {
  const brand = cardBrandOf(values.cardNumber);
  return (
    <Stack space="m">
      <TextField
        label={cardTexts.holder}
        name="cardHolder"
        autoComplete="cc-name"
        required
        value={values.cardHolder}
        error={errors['cardHolder']}
        onChange={(value) => onChange('cardHolder', value)}
      />
      <MaskedField
        label={cardTexts.number}
        name="cardNumber"
        autoComplete="cc-number"
        required
        mask={masks[cardMaskDigits(values.cardNumber)]}
        value={values.cardNumber}
        error={errors['cardNumber']}
        suffix={brand === 'none' ? null : cardBrandLabels[brand]}
        onChange={(_text, digits) => onChange('cardNumber', digits)}
      />
      <Grid columns={2} space="m">
        <MaskedField
          label={cardTexts.expiry}
          name="cardExpiry"
          autoComplete="cc-exp"
          required
          mask="cardExpiry"
          placeholder={cardTexts.expiryHelp}
          value={values.cardExpiry}
          error={errors['cardExpiry']}
          onChange={(text) => onChange('cardExpiry', text)}
        />
        <TextField
          label={cardTexts.cvc}
          name="cvc"
          autoComplete="cc-csc"
          inputMode="numeric"
          required
          maxLength={brand === 'amex' ? 4 : 3}
          value={values.cvc}
          error={errors['cvc']}
          onChange={(value) => onChange('cvc', value.replace(/\D/g, ''))}
        />
      </Grid>
    </Stack>
  );
}
