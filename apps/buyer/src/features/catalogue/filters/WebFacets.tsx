import { useViewport } from '@havan/app-shell/viewport/use-viewport';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';
import { Shimmer } from '@havan/ui/Shimmer';
import { breakpoint } from '@havan/ui/theme/breakpoint';
import { type ComponentProps, Suspense, useEffect } from 'react';
import { catalogueTexts } from '../catalogue-texts.ts';
import type { Facets as AllFacets } from './Facets.tsx';

type FacetsProps = ComponentProps<typeof AllFacets>;

const Facets = lazyScreen<'Facets', FacetsProps>(() => import('./Facets.tsx'), 'Facets', {
  chunk: 'facets',
  partOf: 'products',
});

/**
 * Renders the filters beside the list; nothing on smaller screens, where they are in a drawer and would be a hundred
 * hidden checkboxes.
 */
export function WebFacets(props: FacetsProps) {
  if (useViewport().currentDevice !== 'web') return null;
  return (
    <Suspense fallback={<FacetsPlace />}>
      <Facets {...props} />
    </Suspense>
  );
}

/**
 * Renders the placeholder of the filters. On the web it loads their script together with the answer; a phone loads it
 * with the drawer.
 */
export function FacetsPlace() {
  useEffect(() => {
    if (matchMedia(`(min-width: ${breakpoint.web}px)`).matches) void Facets.sendFor().catch(() => null);
  }, []);
  return <Shimmer kind="lines" count={12} label={catalogueTexts.loadingFilters} />;
}
