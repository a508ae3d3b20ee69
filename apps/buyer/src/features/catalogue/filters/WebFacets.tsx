import { useViewport } from '@havan/app-shell/viewport/use-viewport';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';
import { Shimmer } from '@havan/ui/Shimmer';
import { media } from '@havan/ui/scales';
import { type ComponentProps, Suspense, useEffect } from 'react';
import { catalogueTexts } from '../catalogue-texts.ts';
import type { Facets as AllFacets } from './Facets.tsx';

type FacetsProps = ComponentProps<typeof AllFacets>;

const Facets = lazyScreen<'Facets', FacetsProps>(() => import('./Facets.tsx'), 'Facets', {
  chunk: 'facets',
  partOf: 'products',
});

/**
 * Renders the filters beside the list; on a phone they lie in a drawer, and a hundred hidden boxes are not
 * drawn there.
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
 * Renders the place of the filters. They load with the answer that they show; a phone loads them with its
 * drawer. They are sent for with the answer that they show; a phone fetches them with its drawer.
 */
export function FacetsPlace() {
  useEffect(() => {
    if (matchMedia(media.web).matches) void Facets.sendFor().catch(() => null);
  }, []);
  return <Shimmer kind="lines" count={12} label={catalogueTexts.loadingFilters} />;
}
