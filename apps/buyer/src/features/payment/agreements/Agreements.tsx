import { lazyDialog } from '@havan/app-shell/loading/LazyPart';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import type { CheckoutData } from '../checkout-data.ts';
import { paymentTexts } from '../payment-texts.ts';

const AgreementText = lazyDialog(() => import('./AgreementText.tsx'), 'AgreementText');

interface AgreementsProps {
  readonly agreements: CheckoutData['agreements'];
  readonly accepted: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (agreement: CheckoutData['agreements'][number], isAccepted: boolean) => void;
}

/** Renders each agreement with its checkbox and a button that shows its text. */
export function Agreements({ agreements, accepted, errors, onChange }: AgreementsProps) {
  const [read, setRead] = useState<string | null>(null);
  const shown = agreements.find(({ slug }) => slug === read);
  return (
    <Stack space="s">
      {agreements.map((agreement) => {
        const { slug, title } = agreement;
        return (
          <Inline key={slug} justify="between" align="baseline" space="s" wrap={false}>
            <Checkbox
              name={slug}
              label={paymentTexts.agree(title)}
              checked={accepted.includes(slug)}
              error={errors[slug]}
              onChange={(isAccepted) => onChange(agreement, isAccepted)}
            />
            <Button
              type="button"
              variant="quiet"
              size="small"
              aria-label={`${title}, ${paymentTexts.read}`}
              onClick={() => setRead(slug)}
            >
              <Text as="span" size="small" weight="strong" tone="inherit" noWrap>
                {paymentTexts.read}
              </Text>
            </Button>
          </Inline>
        );
      })}
      {shown ? <AgreementText agreement={shown} onClose={() => setRead(null)} /> : null}
    </Stack>
  );
}
