import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { useState } from 'react';
import type { CheckoutData } from './checkout-data.ts';
import { paymentTexts } from './payment-texts.ts';
import { RichText } from '@havan/features/shell/agreements/RichText';

interface AgreementsProps {
  readonly agreements: CheckoutData['agreements'];
  readonly accepted: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (slug: string, isAccepted: boolean) => void;
}

/** Each agreement with its own box and its text one press away. */
export function Agreements({ agreements, accepted, errors, onChange }: AgreementsProps) {
  const [read, setRead] = useState<string | null>(null);
  const shown = agreements.find(({ slug }) => slug === read);
  return (
    <Stack space="s">
      {agreements.map(({ slug, title }) => (
        <Inline key={slug} justify="between" align="start" space="s" wrap={false}>
          <Checkbox
            name={slug}
            label={paymentTexts.agree(title)}
            checked={accepted.includes(slug)}
            error={errors[slug]}
            onChange={(isAccepted) => onChange(slug, isAccepted)}
          />
          <Button
            variant="quiet"
            size="small"
            aria-label={`${title}, ${paymentTexts.read}`}
            onClick={() => setRead(slug)}
          >
            {paymentTexts.read}
          </Button>
        </Inline>
      ))}
      <Modal open={shown !== undefined} onClose={() => setRead(null)} title={shown?.title ?? ''} size="large">
        {shown ? <RichText html={shown.html} /> : null}
      </Modal>
    </Stack>
  );
}
