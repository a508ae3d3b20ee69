import type { LedgerEntry } from '@havan/contract/backoffice/ledger';
import { formatCount } from '@havan/domain/count';
import { ledgerAccountLabels } from '@havan/domain/ledger';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';

/** Returns an amount of the account of credits, which is counted in credits instead of kuruş. */
const creditAmount = (amount: number): string =>
  `${amount < 0 ? '−' : ''}${formatCount(Math.abs(amount))} kontör`;

/** Renders the postings of an entry: which account received or gave how much. */
export function PostingList({ postings }: Pick<LedgerEntry, 'postings'>) {
  return (
    <Stack space="xs">
      {postings.map(({ account, companyId, company, amount }) => (
        <Inline key={`${account}-${companyId}`} space="s" justify="between">
          <Text size="small">
            {ledgerAccountLabels[account]}
            {companyId === null ? null : (
              <>
                {' · '}
                <Link href={paths.company(companyId)}>{company}</Link>
              </>
            )}
          </Text>
          {account === 'credit' ? (
            <Text size="small">{creditAmount(amount)}</Text>
          ) : (
            <Money value={amount} bare />
          )}
        </Inline>
      ))}
    </Stack>
  );
}
