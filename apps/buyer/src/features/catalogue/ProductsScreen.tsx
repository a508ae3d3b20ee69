import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import { useParams } from 'react-router';
import { isPlace } from './filters/product-filter.ts';
import { Products } from './Products.tsx';

/**
 * Renders products of a category, a brand, a seller or a search: filtered, sorted and paged in the address.
 */
export function ProductsScreen() {
  const place = useParams();
  return isPlace(place) ? <Products place={place} /> : <NotFoundScreen />;
}
