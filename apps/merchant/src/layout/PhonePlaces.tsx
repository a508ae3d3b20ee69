import { TabBar } from '@havan/ui/TabBar';
import { layoutTexts } from './layout-texts.ts';
import { usePlaces } from './use-places.tsx';

/** The places of the desk under the thumb. */
export function PhonePlaces() {
  return <TabBar label={layoutTexts.places} items={usePlaces()} />;
}
