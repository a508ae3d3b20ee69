import { saveSellerTermsMutation } from '@havan/api-client/queries/identity/sales-information';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { saveSellerTerms, type SellerTerms } from '@havan/contract/identity/sales-information';
import { termsProblems } from '@havan/domain/seller-terms';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { MoneyField } from '@havan/ui/MoneyField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useAct } from '../../use-act.ts';
import { useForm } from '../../use-form.ts';
import { salesTexts as texts } from './sales-texts.ts';

/** Terms while they are typed: a required amount may be empty for a moment. */
type TypedTerms = Readonly<
  Pick<SellerTerms, 'freeShippingFrom' | 'dispatchCutoff'> &
    Record<'minBasket' | 'shippingFee', number | null>
>;

/** Renders minimum cart, carriage and cutoff; each refusal is shown at its field. */
export function TermsForm({ terms }: { readonly terms: SellerTerms }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const mayChange = useMay(saveSellerTerms);
  const form = useForm<TypedTerms>(terms);
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(saveSellerTermsMutation(api));
  const submit = async () => {
    const { values } = form;
    if (values.minBasket === null || values.shippingFee === null) {
      form.setErrors({
        ...(values.minBasket === null && { minBasket: texts.required }),
        ...(values.shippingFee === null && { shippingFee: texts.required }),
      });
      return false;
    }
    const wish = { ...values, minBasket: values.minBasket, shippingFee: values.shippingFee };
    const problems = termsProblems(wish);
    form.setErrors(problems);
    if (Object.keys(problems).length > 0) return false;
    const outcome = await act(() => mutateAsync(wish));
    if (outcome.ok) toast({ title: texts.saved, tone: 'positive' });
    else form.setErrors(outcome.fields);
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
        </Grid>
        {mayChange ? (
          <Inline justify="end">
            <Button type="submit" loading={isPending}>
              {texts.save}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </Form>
  );
}
