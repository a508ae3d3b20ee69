import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import { useParams } from 'react-router';
import { isPlace } from './filters/product-filter.ts';
import { Products } from './Products.tsx';

/**
 * Renders the products of a category, a brand, a seller or a search; filters, order and page are kept in the address.
 */
export function ProductsScreen() {
  const place = useParams();
  return isPlace(place) ? <Products place={place} /> : <NotFoundScreen />;
}
