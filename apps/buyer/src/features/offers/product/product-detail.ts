import type { ResultOf } from '@havan/contract/call';
import type { getProductDetail } from '@havan/contract/catalogue/catalogue';

export type ProductDetail = ResultOf<typeof getProductDetail>;
