import { blueTickLabels, companyTypeLabels } from '@havan/domain/company';
import { Badge } from '@havan/ui/Badge';
import { CloseIcon } from '@havan/ui/icons';
import { Money } from '@havan/ui/Money';
import { ProductImage } from '@havan/ui/ProductImage';
import type { Suggestion, SuggestionGroup } from '@havan/ui/SearchField';
import { Text } from '@havan/ui/Text';
import { createElement, Fragment, type ReactNode } from 'react';
import { otherPrice } from '../../shared/product/other-price.ts';
import { removePrefix, removeRow, recentPrefix } from './recent-searches.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import { hitId } from './search-hits.ts';
import type { SearchResult } from './search-result.ts';
import { type GrowingIndex, moreOf, moreRow, shownOf } from './shown-hits.ts';
import { searchTexts } from './search-texts.ts';

/**
 * Returns the sections of the dropdown in their order. A section without a hit is left out; one of sellers, brands or
 * prescription products that is not expanded ends with the row that expands it.
 */
export function suggestionGroups(result: SearchResult, whole: readonly GrowingIndex[]): SuggestionGroup[] {
  const { products, rxProducts, sellers, brands } = shownOf(result, whole);
  const withRest = (index: GrowingIndex, rows: Suggestion[]): Suggestion[] =>
    rows.length < result[index].length ? [...rows, restRow(index, result[index].length)] : rows;
  return [
    { id: 'products', title: searchTexts.products, items: products.map(productRow) },
    {
      id: 'rxProducts',
      title: searchTexts.rxProducts,
      items: withRest('rxProducts', rxProducts.map(rxRow)),
    },
    { id: 'sellers', title: searchTexts.sellers, items: withRest('sellers', sellers.map(sellerRow)) },
    { id: 'brands', title: searchTexts.brands, items: withRest('brands', brands.map(brandRow)) },
  ].filter(({ items }) => items.length > 0);
}

/** The section whose rest a row draws; undefined for any other row. */
export const sectionOfRest = moreOf;

function restRow(index: GrowingIndex, count: number): Suggestion {
  const text = searchTexts.whole[index](count);
  return {
    id: moreRow(index),
    text,
    content: (
      <Text size="small" tone="positive">
        {text}
      </Text>
    ),
  };
}

function productRow(product: SearchResult['products'][number]) {
  const { productId, name, highlightedName, brand, categoryName, productListingCount, pricesByExpiry } =
    product;
  const price = product.productListingMinPrice;
  return {
    id: hitId('products', productId),
    text: name,
    content: (
      <SuggestionRow
        lead={<ProductImage src={product.productImageUrl} alt="" size="tiny" eager />}
        name={createElement(Fragment, null, ...highlightedName.map(namePart))}
        remark={`${searchTexts.offers(productListingCount)} · ${brand.name} · ${categoryName}`}
        trail={price === null ? searchTexts.noOffer : <Money value={price} />}
        {...(price !== null && {
          trailRemarks: [
            searchTexts.lowest,
            ...(pricesByExpiry ? [otherPrice(pricesByExpiry, pricesByExpiry.lowest)] : []),
          ],
        })}
      />
    ),
  };
}

const namePart = ({ text, hit }: SearchResult['products'][number]['highlightedName'][number]): ReactNode =>
  hit ? (
    <Text as="strong" weight="strong" tone="positive">
      {text}
    </Text>
  ) : (
    text
  );

function rxRow({ id, name }: SearchResult['rxProducts'][number]) {
  return {
    id: hitId('rxProducts', id),
    text: `${name}, ${searchTexts.rxRemark}`,
    content: <SuggestionRow name={name} remark={searchTexts.rxRemark} />,
  };
}

function sellerRow(seller: SearchResult['sellers'][number]) {
  const { blueTickType } = seller.blueTickModel;
  return {
    id: hitId('sellers', seller.sellerId),
    text: seller.sellerUsername,
    content: (
      <SuggestionRow
        name={seller.sellerUsername}
        remark={`${searchTexts.offers(seller.sellerListingCount)} · ${companyTypeLabels[seller.sellerCompanyType]}`}
        {...(blueTickType && { trail: <Badge tone="positive">{blueTickLabels[blueTickType]}</Badge> })}
      />
    ),
  };
}

function brandRow({ brandId, brandName, brandListingCount }: SearchResult['brands'][number]) {
  return {
    id: hitId('brands', brandId),
    text: brandName,
    content: <SuggestionRow name={brandName} remark={searchTexts.offers(brandListingCount)} />,
  };
}

/** Returns the section of recent searches, shown while the field is empty; none without a search. */
export function recentGroup(keywords: readonly string[]): SuggestionGroup[] {
  if (keywords.length === 0) return [];
  const rows = keywords.map((keyword) => ({
    id: `${recentPrefix}${keyword}`,
    text: keyword,
    content: <Text>{keyword}</Text>,
    beside: {
      id: `${removePrefix}${keyword}`,
      text: searchTexts.removeOne(keyword),
      content: <CloseIcon />,
    },
  }));
  const clearRow = {
    id: removeRow,
    text: searchTexts.invalidate,
    content: (
      <Text size="small" tone="soft">
        {searchTexts.invalidate}
      </Text>
    ),
  };
  return [{ id: 'recent', title: searchTexts.recent, items: [...rows, clearRow] }];
}
