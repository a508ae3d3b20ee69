import { SmartCartResultScreen } from './SmartCartResultScreen.tsx';
import { SmartCartScreen } from './SmartCartScreen.tsx';

/**
 * Renders the list of the smart cart and what its search found; who searches reads both, so they are loaded
 * together.
 */
export function SmartCartPages({ page }: { readonly page: 'list' | 'result' }) {
  return page === 'list' ? <SmartCartScreen /> : <SmartCartResultScreen />;
}
