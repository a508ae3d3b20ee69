import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Form } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { MaskedField } from '@havan/ui/MaskedField';
import { Money } from '@havan/ui/Money';
import { Page } from '@havan/ui/Page';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { Stepper } from '@havan/ui/Stepper';
import { TextField } from '@havan/ui/TextField';
import { cardExpiryFormat, cardNumberLength, consentRequired, cvcFormat } from '@havan/validation/messages';
import { type ReactNode, useState } from 'react';
import { goods, shipping } from '../sample/cart.ts';
import { CartSlip } from './CartSlip.tsx';
import { Shell } from './Shell.tsx';

const addresses = [
  { value: 'pharmacy', label: 'Ihlamur Eczanesi', help: 'Cemal Gürsel Cad. 41/A, Karşıyaka, İzmir' },
  { value: 'store', label: 'Depo', help: '1671 Sok. 8, Bostanlı, Karşıyaka, İzmir' },
];
const instalments = [
  { value: '1', label: 'Tek çekim', aside: <Money value={goods + shipping} /> },
  {
    value: '3',
    label: '3 taksit',
    help: 'Vade farkı 84,20 TL',
    aside: <Money value={goods + shipping + 8420} />,
  },
];

/** Renders the payment form, which can always be submitted; with errors the first invalid field takes the focus. */
export function PaymentScreen() {
  const [address, setAddress] = useState('pharmacy');
  const [parts, setParts] = useState('1');
  const [card, setCard] = useState('');
  const [expiry, setExpiry] = useState('');
  const [code, setCode] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const errors = tried
    ? {
        card: card.length < 19 ? cardNumberLength : null,
        expiry: expiry.length < 5 ? cardExpiryFormat : null,
        code: code.length < 3 ? cvcFormat : null,
        agreed: agreed ? null : consentRequired,
      }
    : null;
  return (
    <Shell current="">
      <Page>
        <Form
          aria-label="Ödeme"
          onSubmit={() => {
            setTried(true);
            return false;
          }}
        >
          <Stack space="l">
            <Stepper
              label="Ödeme adımları"
              current="pay"
              steps={[
                { id: 'cart', label: 'Sepet' },
                { id: 'pay', label: 'Teslimat ve ödeme' },
                { id: 'bank', label: '3-D Secure' },
              ]}
            />
            <Heading level={1}>Ödeme</Heading>
            <Split
              sticky
              aside={
                <CartSlip
                  action={
                    <Button type="submit" size="large" wide>
                      Ödemeyi tamamla
                    </Button>
                  }
                />
              }
            >
              <Stack space="xl">
                <Part title="Teslimat adresi">
                  <RadioGroup
                    label="Teslimat adresi"
                    hideLabel
                    layout="rows"
                    options={addresses}
                    value={address}
                    onChange={setAddress}
                  />
                </Part>
                <Part title="Kart bilgileri" remark="3-D Secure ile korunur">
                  <Grid columns={{ phone: 1, tablet: 2 }} space="m">
                    <MaskedField
                      label="Kart numarası"
                      mask="card"
                      value={card}
                      onChange={setCard}
                      error={errors?.card}
                      autoComplete="cc-number"
                    />
                    <TextField
                      label="Kartın üzerindeki ad"
                      autoComplete="cc-name"
                      defaultValue="DERYA TUNALI"
                    />
                    <MaskedField
                      label="Son kullanma"
                      mask="cardExpiry"
                      value={expiry}
                      onChange={setExpiry}
                      error={errors?.expiry}
                      autoComplete="cc-exp"
                    />
                    <MaskedField
                      label="Güvenlik kodu"
                      mask="###"
                      value={code}
                      onChange={setCode}
                      error={errors?.code}
                      help="Kartın arkasındaki 3 rakam"
                      autoComplete="cc-csc"
                    />
                  </Grid>
                </Part>
                <Part title="Taksit">
                  <RadioGroup
                    label="Taksit"
                    hideLabel
                    layout="rows"
                    options={instalments}
                    value={parts}
                    onChange={setParts}
                  />
                </Part>
                <Checkbox
                  label="Mesafeli Satış Sözleşmesi’ni okudum, onaylıyorum."
                  checked={agreed}
                  onChange={setAgreed}
                  error={errors?.agreed}
                />
              </Stack>
            </Split>
          </Stack>
        </Form>
      </Page>
    </Shell>
  );
}

function Part({ title, remark, children }: { title: string; remark?: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <SectionHeader title={title} {...(remark && { remark })} />
      {children}
    </section>
  );
}
