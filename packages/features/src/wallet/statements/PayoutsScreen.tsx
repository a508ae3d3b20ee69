import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { TurnoverBonus } from '../bonus/TurnoverBonus.tsx';
import { PayoutStatements } from './PayoutStatements.tsx';
import { PendingTransfer } from './PendingTransfer.tsx';
import { statementPageTexts } from './statement-page-texts.ts';

/**
 * Renders `/myprofile/salesperformance/payouts`: what is due and the weekly statements, for sellers without
 * account movements.
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
