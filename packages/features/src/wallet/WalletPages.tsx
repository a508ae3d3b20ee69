import { PayoutsScreen } from './statements/PayoutsScreen.tsx';
import { TransactionsScreen } from './transactions/TransactionsScreen.tsx';
import { WalletScreen } from './WalletScreen.tsx';

const screens = { transactions: TransactionsScreen, payouts: PayoutsScreen, wallet: WalletScreen };
export type WalletPage = keyof typeof screens;

/** Renders the pages of the money that a company holds; they are loaded together. */
export function WalletPages({ page }: { readonly page: WalletPage }) {
  const Screen = screens[page];
  return <Screen />;
}
