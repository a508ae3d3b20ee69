import { useWindowedRows } from '@havan/ui/use-window';
import { useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useSmartCartList, type WantedProduct } from './smart-cart-list.ts';
import { WantedLine } from './WantedLine.tsx';

/** Most lines of a list that is drawn whole: each has seventy elements, and five hundred would delay every press. */
const mostWhole = 40;
/** Usual height of a line on a wide screen, in px; drawn ones are measured. */
const usualHeight = 73;
/** Number of lines of the first render: the list begins below the window. */
const atFirst = 12;

interface WantedLinesProps {
  readonly products: readonly WantedProduct[];
  readonly onRemove: (productId: number) => void;
}

/** Renders the lines of the list; of a long one those near the window. */
export function WantedLines({ products, onRemove }: WantedLinesProps) {
  'use memo';
  const list = useRef<HTMLUListElement>(null);
  // The same array while no line is added or removed: another quantity must not measure the list again.
  const keys = useSmartCartList(
    useShallow((wanted) => wanted.products.map(({ productId }) => String(productId))),
  );
  const isLong = products.length > mostWhole;
  const { from, to, before, behind } = useWindowedRows(list, keys, isLong ? usualHeight : undefined, atFirst);
  return (
    <ul ref={list}>
      <Gap height={before} />
      {products.slice(from, to).map((product, at) => (
        <WantedLine
          key={product.productId}
          product={product}
          place={isLong ? { at: from + at + 1, of: products.length } : undefined}
          onRemove={onRemove}
        />
      ))}
      <Gap height={behind} />
    </ul>
  );
}

/** Reserves the height of the lines that are not drawn. */
function Gap({ height }: { height: number }) {
  return height <= 0 ? null : <li aria-hidden="true" style={{ height }} />;
}
