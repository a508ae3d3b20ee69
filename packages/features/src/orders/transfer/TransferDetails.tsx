import type { TransferDetails as Details } from '@havan/contract/sales/payment';
import { formatIban } from '@havan/domain/iban';
import { formatMoney } from '@havan/domain/money';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Inline } from '@havan/ui/Inline';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';

const texts = {
  title: 'Havale bilgileri',
  intro:
    'Bankanızdan bu IBAN’a gönderin ve açıklamaya yalnız sipariş kodunu yazın. Ürünler son güne kadar sizin için ayrılır.',
  reference: 'Açıklama (sipariş kodu)',
  iban: 'IBAN',
  owner: 'Hesap sahibi',
  amount: 'Gönderilecek tutar',
  until: 'Son gün',
  copy: 'Kopyala',
  copyOf: (what: string) => `${what}: kopyala`,
  copied: (what: string) => `${what} kopyalandı.`,
  short: (received: string, rest: string) =>
    `${received} geldi; siparişin tamamlanması için ${rest} daha gönderin.`,
  late: 'Süresinde gelmeyen ödemede sipariş iptal edilir; gönderdiğiniz tutar IBAN’ınıza iade edilir.',
} as const;

/** Renders the account for the transfer of a waiting order, with its reference and deadline. */
export function TransferDetails({ transfer }: { readonly transfer: Details }) {
  const { reference, iban, owner, amount, received, expiresAt } = transfer;
  const rest = amount - received;
  // The deadline is the midnight after the last day.
  const lastDay = new Date(new Date(expiresAt).getTime() - 1000).toISOString();
  return (
    <Stack as="section" space="m" aria-label={texts.title}>
      <SectionHeader title={texts.title} />
      <Text>{texts.intro}</Text>
      {received > 0 ? (
        <Alert kind="warning">{texts.short(formatMoney(received), formatMoney(rest))}</Alert>
      ) : null}
      <DescriptionList
        items={[
          { term: texts.reference, details: <Copied what={texts.reference} value={reference} /> },
          { term: texts.iban, details: <Copied what={texts.iban} value={iban} shown={formatIban(iban)} /> },
          { term: texts.owner, details: owner },
          { term: texts.amount, details: formatMoney(rest) },
          { term: texts.until, details: <DateText value={lastDay} /> },
        ]}
      />
      <Text size="small" tone="soft">
        {texts.late}
      </Text>
    </Stack>
  );
}

function Copied({ what, value, shown = value }: { what: string; value: string; shown?: string }) {
  const toast = useToast();
  return (
    <Inline space="s">
      <Text as="span" weight="strong">
        {shown}
      </Text>
      <Button
        size="small"
        variant="outline"
        aria-label={texts.copyOf(what)}
        onClick={() =>
          void navigator.clipboard
            .writeText(value)
            .then(() => toast({ title: texts.copied(what), tone: 'positive' }))
        }
      >
        {texts.copy}
      </Button>
    </Inline>
  );
}
