import { cartGroupTotals, type CartGroupTotals } from '@havan/domain/cart';
import { formatMoney } from '@havan/domain/money';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Form } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { checkForm } from '@havan/validation/form-result';
import { shippingForm } from '@havan/validation/forms/shipping';
import { useState } from 'react';
import { calculatorTexts as texts } from './corporate-texts.ts';
import type { AskedParcel } from '@havan/api-client/queries/money/carrier-pricing';
import { CarrierPrices } from './calculator/CarrierPrices.tsx';
import { askedParcel, noParcel, ParcelFields, parcelProblem } from './calculator/ParcelFields.tsx';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';

const fields = ['goods', 'shippingFee', 'freeShippingFrom', 'surcharge'] as const;
type Typed = Readonly<Record<(typeof fields)[number], string>>;

/** Usual terms of a new seller. */
const usual: Typed = { goods: '', shippingFee: '49,90', freeShippingFrom: '500,00', surcharge: '' };

/** Renders the calculator for the price of a seller's parcel, by the rule of the cart. */
export function ShippingCalculator() {
  const [typed, setTyped] = useState(usual);
  const { errors, setErrors, clear } = useFieldErrors();
  const [totals, setTotals] = useState<CartGroupTotals | null>(null);
  const [parcel, setParcel] = useState(noParcel);
  const [parcelError, setParcelError] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedParcel | null>(null);
  const submit = (): boolean => {
    const checked = checkForm(shippingForm(), typed);
    setErrors(checked.valid ? {} : checked.errors);
    setTotals(null);
    setAsked(null);
    const problem = parcelProblem(parcel);
    setParcelError(problem);
    if (!checked.valid || problem !== null) return false;
    const { goods, shippingFee, freeShippingFrom, surcharge } = checked.values;
    setTotals(
      cartGroupTotals([{ quantity: 1, unitPrice: goods, vatRate: 0 }], {
        shippingFee,
        freeShippingFrom,
        surcharge: surcharge ?? 0,
        minBasket: 0,
      }),
    );
    setAsked(askedParcel(parcel));
    return true;
  };
  return (
    <Box surface="sheet" frame="section" padding={{ phone: 'm', tablet: 'l' }}>
      <Stack space="m">
        <Heading level={2} size="panel">
          {texts.title}
        </Heading>
        <Form aria-label={texts.title} onSubmit={submit}>
          <Stack space="m">
            <Grid columns={{ phone: 1, tablet: 2 }} space="m">
              {fields.map((name) => (
                <TextField
                  key={name}
                  name={name}
                  label={texts.fields[name]}
                  help={texts.help[name]}
                  inputMode="decimal"
                  autoComplete="off"
                  required={name === 'goods' || name === 'shippingFee'}
                  value={typed[name]}
                  error={errors[name] ?? null}
                  onChange={(text) => {
                    setTyped({ ...typed, [name]: text });
                    clear(name);
                  }}
                />
              ))}
            </Grid>
            <ParcelFields parcel={parcel} onChange={setParcel} error={parcelError} />
            <div>
              <Button type="submit">{texts.submit}</Button>
            </div>
          </Stack>
        </Form>
        <output aria-label={texts.result}>
          {totals ? (
            <Stack space="m">
              <Result totals={totals} />
              {asked ? <CarrierPrices parcel={asked} buyerPays={totals.shippingFee} /> : null}
            </Stack>
          ) : null}
        </output>
      </Stack>
    </Box>
  );
}

function Result({ totals }: { totals: CartGroupTotals }) {
  const { goodsTotal, shippingFee, missingForFreeShipping, total } = totals;
  return (
    <Stack space="s">
      <DescriptionList
        items={[
          { term: texts.fields.goods, details: formatMoney(goodsTotal) },
          { term: texts.shipping, details: shippingFee === 0 ? texts.free : formatMoney(shippingFee) },
          { term: texts.total, details: formatMoney(total) },
        ]}
      />
      {missingForFreeShipping === null ? null : (
        <Text tone="soft">{texts.missing(formatMoney(missingForFreeShipping))}</Text>
      )}
    </Stack>
  );
}
