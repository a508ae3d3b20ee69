import { UiKitScreen } from './UiKitScreen.tsx';
import { VersionScreen } from './VersionScreen.tsx';

/** Renders pages for those who run the product; they are loaded together. */
export function UtilityPages({ page }: { readonly page: 'version' | 'uiKit' }) {
  return page === 'version' ? <VersionScreen /> : <UiKitScreen />;
}
