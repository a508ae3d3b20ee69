import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';
import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import { useGlobals } from '@havan/app-shell/profile/use-globals';
import type { CreditPackage } from '@havan/contract/sales/e-invoice-credits';
import { formatMoney } from '@havan/domain/money';
import { CardFields } from '@havan/features/card-payment/CardFields';
import { checkCard, emptyCard } from '@havan/features/card-payment/card-form';
import { cardTexts } from '@havan/features/card-payment/card-texts';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { DoubleRule } from '@havan/ui/DoubleRule';
import { Form, leadToFirstError } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Money } from '@havan/ui/Money';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useRef, useState } from 'react';
import { creditTexts as texts } from './credit-texts.ts';
import { useBuyCredits } from './use-buy-credits.ts';

const BankStep = lazyPart(() => import('./BankStep.tsx'), 'BankStep');

/** Renders the form of a purchase: the package, and the card that pays it with 3-D secure. */
export function BuyCreditsForm({ packages }: { readonly packages: readonly CreditPackage[] }) {
  const part = useRef<HTMLDivElement>(null);
  const [packageId, setPackageId] = useState(packages[0]?.packageId ?? 0);
  const [card, setCard] = useState(emptyCard);
  const { errors, setErrors, clear } = useFieldErrors();
  const { start, isPending, failure, challenge } = useBuyCredits();
  const isOnBankPage = useGlobals()?.cardEntry === 'bankPage';
  const chosen = packages.find((each) => each.packageId === packageId) ?? packages[0];
  if (!chosen) return null;
  const submit = () => {
    const { packageId: id, total } = chosen;
    if (isOnBankPage) {
      void start({ packageId: id, total, card: null });
      return;
    }
    const checked = checkCard(card, () => new Date());
    setErrors(checked.valid ? {} : checked.errors);
    if (checked.valid) void start({ packageId: id, total, card: checked.card });
    else leadToFirstError(part.current);
  };
  return (
    <div ref={part}>
      <Form onSubmit={submit}>
        <Stack space="l">
          {failure ? (
            <Alert kind="error" title={texts.notPaid}>
              {failure}
            </Alert>
          ) : null}
          <RadioGroup
            label={texts.package}
            layout="rows"
            value={String(chosen.packageId)}
            onChange={(value) => setPackageId(Number(value))}
            options={packages.map((each) => ({
              value: String(each.packageId),
              label: each.name,
              help: texts.priceOf(formatMoney(each.net), formatMoney(each.vat)),
              aside: <Money value={each.total} />,
            }))}
          />
          <Stack space="m">
            <Text tone="soft">{cardTexts.cardSafe}</Text>
            {isOnBankPage ? (
              <Alert kind="info">{cardTexts.onBankPage}</Alert>
            ) : (
              <CardFields
                values={card}
                errors={errors}
                onChange={(name, value) => {
                  setCard({ ...card, [name]: value });
                  clear(name);
                }}
              />
            )}
          </Stack>
          <Inline justify="between" align="end">
            <Text weight="strong">{texts.toPay}</Text>
            <DoubleRule kind="result">
              <Money value={chosen.total} size="large" />
            </DoubleRule>
          </Inline>
          <Button type="submit" wide loading={isPending}>
            {texts.pay(formatMoney(chosen.total))}
          </Button>
        </Stack>
      </Form>
      {challenge ? <BankStep {...challenge} /> : null}
    </div>
  );
}
