import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { TurnoverBonus } from '../bonus/TurnoverBonus.tsx';
import { PayoutStatements } from './PayoutStatements.tsx';
import { PendingTransfer } from './PendingTransfer.tsx';
import { statementPageTexts } from './statement-page-texts.ts';

/**
 * Renders `/myprofile/salesperformance/payouts`: due amounts, weekly statements and the turnover bonus, for sellers
 * without account transactions.
 */
export function PayoutsScreen() {
  return (
    <RequireArea area="salesPanel">
      <Page>
        <title>{`${statementPageTexts.panel} | Havan`}</title>
        <Stack space="l" inOrder>
          <SectionHeader level={1} title={statementPageTexts.panel} />
          <PendingTransfer />
          <PayoutStatements />
          <TurnoverBonus />
        </Stack>
      </Page>
    </RequireArea>
  );
}
