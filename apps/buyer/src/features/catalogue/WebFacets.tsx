import { useMedia } from '@havan/features/orders/use-media';
import { media } from '@havan/ui/scales';
import type { ComponentProps } from 'react';
import { Facets } from './Facets.tsx';

/** The filters beside the list; on a phone they lie in a drawer, and a hundred hidden boxes are not drawn there. */
export function WebFacets(props: ComponentProps<typeof Facets>) {
  return useMedia(media.web) ? <Facets {...props} /> : null;
}
