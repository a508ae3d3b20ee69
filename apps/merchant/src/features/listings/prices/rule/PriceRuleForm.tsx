import { sentenceOf } from '@havan/api-client/api-error';
import { setPriceRuleMutation } from '@havan/api-client/queries/listings/price-rules';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { StoredPriceRule } from '@havan/contract/listings/price-rules';
import { formatMoney } from '@havan/domain/money';
import { pauseMinutesDefault, type PriceRule, priceRuleProblems } from '@havan/domain/price-rule';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Grid } from '@havan/ui/Grid';
import { Inline } from '@havan/ui/Inline';
import { MoneyField } from '@havan/ui/MoneyField';
import { NumberField } from '@havan/ui/NumberField';
import { Stack } from '@havan/ui/Stack';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ruleTexts } from './rule-texts.ts';

interface PriceRuleFormProps {
  readonly listingId: number;
  /** Present price of the listing, kuruş, proposed as the ceiling. */
  readonly price: number;
  readonly rule: StoredPriceRule | null;
  readonly breakEven: number | null;
}

type Typed = { readonly [Field in keyof PriceRule]: PriceRule[Field] | null };

/** Renders the form of a rule; each error is shown at its field. */
export function PriceRuleForm({ listingId, price, rule, breakEven }: PriceRuleFormProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const [typed, setTyped] = useState<Typed>({
    undercut: rule?.undercut ?? 10,
    floor: rule?.floor ?? breakEven,
    ceiling: rule?.ceiling ?? price,
    pauseMinutes: rule?.pauseMinutes ?? pauseMinutesDefault,
  });
  const { errors, setErrors, clear } = useFieldErrors();
  const { mutate, isPending, error } = useMutation(setPriceRuleMutation(api));
  const take = (field: keyof Typed) => (value: number | null) => {
    setTyped((before) => ({ ...before, [field]: value }));
    clear(field);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { undercut, floor, ceiling, pauseMinutes } = typed;
    if (undercut === null || floor === null || ceiling === null || pauseMinutes === null) {
      const missing = Object.entries(typed).filter(([, value]) => value === null);
      return setErrors(Object.fromEntries(missing.map(([field]) => [field, ruleTexts.required])));
    }
    const terms = { undercut, floor, ceiling, pauseMinutes };
    const problems = priceRuleProblems(terms, breakEven);
    setErrors(Object.fromEntries(problems.map(({ field, sentence }) => [field, sentence])));
    if (problems.length > 0) return undefined;
    return mutate(
      { listingId, ...terms, isOn: rule?.isOn ?? true, idempotencyKey: crypto.randomUUID() },
      { onSuccess: () => toast({ title: ruleTexts.saved, tone: 'positive' }) },
    );
  };
  return (
    <form onSubmit={submit} noValidate aria-label={ruleTexts.title}>
      <Stack space="m">
        {error ? (
          <Alert kind="error" live title={ruleTexts.failed}>
            {sentenceOf(error)}
          </Alert>
        ) : null}
        <Grid columns={{ phone: 1, tablet: 2 }} space="m">
          <MoneyField
            label={ruleTexts.undercut}
            help={ruleTexts.undercutHelp}
            value={typed.undercut}
            error={errors['undercut']}
            onChange={take('undercut')}
          />
          <NumberField
            label={ruleTexts.pause}
            help={ruleTexts.pauseHelp}
            value={typed.pauseMinutes}
            error={errors['pauseMinutes']}
            onChange={take('pauseMinutes')}
          />
          <MoneyField
            label={ruleTexts.floor}
            help={breakEven === null ? undefined : ruleTexts.breakEven(formatMoney(breakEven))}
            value={typed.floor}
            error={errors['floor']}
            onChange={take('floor')}
          />
          <MoneyField
            label={ruleTexts.ceiling}
            help={ruleTexts.ceilingHelp}
            value={typed.ceiling}
            error={errors['ceiling']}
            onChange={take('ceiling')}
          />
        </Grid>
        <Inline>
          <Button type="submit" loading={isPending}>
            {rule ? ruleTexts.change : ruleTexts.save}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
