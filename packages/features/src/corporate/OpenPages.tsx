import { CorporateScreen } from './CorporateScreen.tsx';
import { ServiceScreen } from './ServiceScreen.tsx';

/** Renders pages that everybody may read; they are loaded together. */
export function OpenPages({ of }: { readonly of: 'company' | 'services' }) {
  return of === 'company' ? <CorporateScreen /> : <ServiceScreen />;
}
