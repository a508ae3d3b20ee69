import { saveSellerTermsMutation } from '@havan/api-client/queries/identity/sales-information';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { saveSellerTerms, type SellerTerms } from '@havan/contract/identity/sales-information';
import { parcelFee } from '@havan/domain/cart';
import { formatMoney } from '@havan/domain/money';
import { termsProblems } from '@havan/domain/seller-terms';
import { Alert } from '@havan/ui/Alert';
import { Checkbox } from '@havan/ui/Checkbox';
import { Form } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { MoneyField } from '@havan/ui/MoneyField';
import { NumberField } from '@havan/ui/NumberField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { SaveRow } from '../SaveRow.tsx';
import { useAct } from '../../use-act.ts';
import { useForm } from '../../use-form.ts';
import { salesTexts as texts } from './sales-texts.ts';

/** Terms as they are typed: amounts in kuruş, null while a field is empty. */
type TypedTerms = Readonly<
  Pick<SellerTerms, 'freeShippingFrom' | 'dispatchCutoff' | 'dispatchesOnSaturdays'> &
    Record<'minBasket' | 'shippingFee' | 'shareFrom' | 'sharePercent', number | null>
>;

const typedOf = ({ shippingShare, ...terms }: SellerTerms): TypedTerms => ({
  ...terms,
  shareFrom: shippingShare?.from ?? null,
  sharePercent: shippingShare?.percent ?? null,
});

/** Names of this form's fields by the path that the rules and the server use. */
const shareFields: Readonly<Record<string, string>> = {
  'shippingShare.from': 'shareFrom',
  'shippingShare.percent': 'sharePercent',
};
const byField = (problems: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(problems).map(([path, sentence]) => [shareFields[path] ?? path, sentence]),
  );

/** Renders minimum cart, shipping and cutoff; each refusal is shown at its field. */
export function TermsForm({ terms }: { readonly terms: SellerTerms }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const mayChange = useMay(saveSellerTerms);
  const form = useForm<TypedTerms>(typedOf(terms));
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(saveSellerTermsMutation(api));
  const submit = async () => {
    const { shareFrom, sharePercent, minBasket, shippingFee, ...values } = form.values;
    const isHalfShare = (shareFrom === null) !== (sharePercent === null);
    if (minBasket === null || shippingFee === null || isHalfShare) {
      form.setErrors({
        ...(minBasket === null && { minBasket: texts.required }),
        ...(shippingFee === null && { shippingFee: texts.required }),
        ...(isHalfShare && { [shareFrom === null ? 'shareFrom' : 'sharePercent']: texts.required }),
      });
      return false;
    }
    const shippingShare =
      shareFrom === null || sharePercent === null ? null : { from: shareFrom, percent: sharePercent };
    const wish = { ...values, minBasket, shippingFee, shippingShare };
    const problems = byField(termsProblems(wish));
    form.setErrors(problems);
    if (Object.keys(problems).length > 0) return false;
    const outcome = await act(() => mutateAsync(wish));
    if (outcome.ok) toast({ title: texts.saved, tone: 'positive' });
    else form.setErrors(byField(outcome.fields));
    return outcome.ok;
  };
  return (
    <Form onSubmit={submit} aria-label={texts.terms}>
      <Stack space="m">
        <Heading level={2}>{texts.terms}</Heading>
        <Text tone="soft">{texts.termsHelp}</Text>
        {error ? <Alert kind="error">{error}</Alert> : null}
        <Grid columns={{ phone: 1, tablet: 2 }} space="m">
          <MoneyField
            label={texts.minBasket}
            help={texts.minCartHelp}
            required
            {...form.field('minBasket')}
          />
          <MoneyField label={texts.shippingFee} required {...form.field('shippingFee')} />
          <MoneyField label={texts.freeFrom} help={texts.freeFromHelp} {...form.field('freeShippingFrom')} />
          <TextField
            label={texts.cutoff}
            help={texts.cutoffHelp}
            required
            inputMode="numeric"
            placeholder="16:00"
            maxLength={5}
            {...form.field('dispatchCutoff')}
          />
          <MoneyField label={texts.shareFrom} help={texts.shareFromHelp} {...form.field('shareFrom')} />
          <NumberField
            label={texts.sharePercent}
            help={texts.sharePercentHelp(buyersPart(form.values))}
            maxLength={2}
            {...form.field('sharePercent')}
          />
        </Grid>
        <Checkbox
          label={texts.saturdays}
          help={texts.saturdaysHelp}
          checked={form.values.dispatchesOnSaturdays}
          onChange={(dispatchesOnSaturdays) => form.change({ dispatchesOnSaturdays })}
        />
        <SaveRow label={texts.save} mayChange={mayChange} isPending={isPending} />
      </Stack>
    </Form>
  );
}

/** Returns what a buyer pays for a parcel under the share; null while the share is incomplete. */
function buyersPart({ shippingFee, shareFrom, sharePercent }: TypedTerms): string | null {
  if (shippingFee === null || shareFrom === null || sharePercent === null) return null;
  const shippingShare = { from: shareFrom, percent: sharePercent };
  return formatMoney(parcelFee(shareFrom, { shippingFee, freeShippingFrom: null, shippingShare }));
}
