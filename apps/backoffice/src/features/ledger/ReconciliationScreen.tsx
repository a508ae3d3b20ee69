import { reconcileMutation } from '@havan/api-client/queries/backoffice/money';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Link } from '@havan/ui/Link';
import { Text } from '@havan/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { findingText } from './finding-words.ts';

/**
 * Renders the comparison of the ledger with the bank's record, payment by payment and transfer by transfer, and with
 * itself.
 */
export function ReconciliationScreen() {
  const { data, error, isPending, mutate } = useMutation(reconcileMutation(api));
  return (
    <Stack space="l">
      <SectionHeader
        level={1}
        title="Mutabakat"
        actions={
          <Button loading={isPending} onClick={() => mutate()}>
            Bankayla karşılaştır
          </Button>
        }
      />
      <Text tone="soft">
        Defter, bankanın kendi kaydıyla ödeme ödeme ve aktarım aktarım karşılaştırılır. Karşılaştırma hiçbir
        şeyi değiştirmez.
      </Text>
      {error ? <Failure error={error} /> : null}
      {data ? (
        <Stack space="m">
          <DescriptionList
            layout="columns"
            items={[
              { term: 'Karşılaştırma', details: <DateText value={data.at} format="dateTime" /> },
              { term: 'Ödeme', details: data.payments },
              { term: 'Aktarım', details: data.transfers },
              { term: 'Fark', details: data.findings.length },
            ]}
          />
          {data.findings.length === 0 ? (
            <Alert kind="success" live>
              Banka ile defter aynı: fark yok.
            </Alert>
          ) : (
            <Alert kind="error" title={`${data.findings.length} fark bulundu`} live>
              <ul>
                {data.findings.map((finding) => (
                  <li key={`${finding.code}-${finding.subject}`}>
                    {findingText(finding)}
                    {finding.code.startsWith('payment') ? (
                      <>
                        {' · '}
                        <Link href={paths.payment(finding.subject)}>Ödemenin zaman çizgisi</Link>
                      </>
                    ) : null}
                  </li>
                ))}
              </ul>
            </Alert>
          )}
        </Stack>
      ) : null}
    </Stack>
  );
}
