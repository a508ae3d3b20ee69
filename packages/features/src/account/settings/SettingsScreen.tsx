import { useParams } from 'react-router';
import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { InvoiceFormatsPanel } from './einvoice/InvoiceFormatsPanel.tsx';
import { AddressesPanel } from './kept/AddressesPanel.tsx';
import { CardsPanel } from './kept/CardsPanel.tsx';
import { CompanyPanel } from './kept/CompanyPanel.tsx';
import { InvoicesPanel } from './kept/InvoicesPanel.tsx';
import { NotificationPanel } from './NotificationPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { PayoutPanel } from './payout/PayoutPanel.tsx';
import { SalesPanel } from './sales/SalesPanel.tsx';
import { SecondFactorPanel } from './second-factor/SecondFactorPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { StaffPanel } from './staff/StaffPanel.tsx';
import { UserInfoPanel } from './UserInfoPanel.tsx';

const subpages = {
  '': { page: 'userInfo', area: 'userInfo', Panel: UserInfoPanel },
  company: { page: 'company', area: 'userInfo', Panel: CompanyPanel },
  addresses: { page: 'addresses', area: 'cart', Panel: AddressesPanel },
  'invoice-details': { page: 'invoice-details', area: 'cart', Panel: InvoicesPanel },
  cards: { page: 'cards', area: 'cart', Panel: CardsPanel },
  notification: { page: 'notificationSettings', area: 'notificationSettings', Panel: NotificationPanel },
  password: { page: 'password', area: 'password', Panel: PasswordPanel },
  'second-factor': { page: 'second-factor', area: 'userInfo', Panel: SecondFactorPanel },
  sessions: { page: 'sessions', area: 'userInfo', Panel: SessionsPanel },
  sales: { page: 'salesInfo', area: 'salesInfo', Panel: SalesPanel },
  einvoice: { page: 'einvoice', area: 'salesInfo', Panel: InvoiceFormatsPanel },
  payout: { page: 'payout', area: 'userInfo', Panel: PayoutPanel },
  staff: { page: 'staff', area: 'settings', Panel: StaffPanel },
} as const;

const isSubpage = (name: string): name is keyof typeof subpages => Object.hasOwn(subpages, name);

/**
 * Renders `/myprofile/settings/:subpage?`: the user, the company, data stored for checkouts, notifications, password,
 * sessions, payout accounts and members of the company.
 */
export function SettingsScreen() {
  const { subpage = '' } = useParams();
  const { paths } = useAppProfile();
  if (!isSubpage(subpage)) return <NotFoundScreen />;
  const { page, area, Panel } = subpages[subpage];
  // An app without a cart has no pages for buyers.
  if (area === 'cart' && paths.areas.cart === undefined) return <NotFoundScreen />;
  return (
    <RequireArea area={area}>
      <SettingsFrame current={page}>
        <Panel />
      </SettingsFrame>
    </RequireArea>
  );
}
