import { SmartCartResultScreen } from './SmartCartResultScreen.tsx';
import { SmartCartScreen } from './SmartCartScreen.tsx';

/** Renders the list or the result of the smart cart; both pages are loaded together. */
export function SmartCartPages({ page }: { readonly page: 'list' | 'result' }) {
  return page === 'list' ? <SmartCartScreen /> : <SmartCartResultScreen />;
}
