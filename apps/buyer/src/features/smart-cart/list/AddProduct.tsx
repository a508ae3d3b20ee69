import { ApiError } from '@havan/api-client/api-error';
import { searchQuery } from '@havan/api-client/queries/catalogue/search';
import { smartCartReadLinesMutation } from '@havan/api-client/queries/cart/smart-cart';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { searchMinChars } from '@havan/domain/limits';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Combobox } from '@havan/ui/Combobox';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { type ListedProduct, useSmartCartList } from './smart-cart-list.ts';
import { problemTexts } from '../../../shared/list-file/list-texts.ts';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';

/** Pattern of a scanner's input before its Enter: the digits of a barcode, or a GS1 code that begins with them. */
const scanned = /^(\d{8}|\d{12,14}|\(?01\)?\d{14}.*)$/;

/** Renders the search of a product by name, which adds one unit to the list; a barcode with Enter is added at once. */
export function AddProduct() {
  const { api } = useAppProfile();
  const add = useSmartCartList((list) => list.add);
  const [typed, setTyped] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<number>();
  const addedProduct = useSmartCartList((list) => list.products.find(({ productId }) => productId === added));
  const keyword = useDeferredValue(typed.trim());
  const [round, setRound] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const isLongEnough = keyword.length >= searchMinChars && !scanned.test(keyword);
  const { data, isFetching } = useQuery({ ...searchQuery(api, keyword), enabled: isLongEnough });
  const read = useMutation(smartCartReadLinesMutation(api));
  const hits = isLongEnough ? (data?.products ?? []) : [];
  // The new field takes the focus for the next product or scan.
  useEffect(() => {
    if (round > 0) box.current?.querySelector('input')?.focus();
  }, [round]);
  const begin = () => {
    setTyped('');
    setRound((before) => before + 1);
  };
  const take = (product: ListedProduct) => {
    add([product]);
    setAdded(product.productId);
  };
  const notify = (code: string, problem: string) =>
    setProblems((before) => [...before.slice(-4), `${code}: ${problem}`]);
  // The next scan may come before this answer: the field is cleared at once, and each answer is applied to its own
  // scan.
  const takeScan = (event: KeyboardEvent) => {
    const code = typed.trim();
    if (event.key !== 'Enter' || !scanned.test(code)) return;
    event.preventDefault();
    event.stopPropagation();
    begin();
    read.mutateAsync(code).then(
      ({ lines: [line] }) => {
        if (!line?.product || line.problem !== null) {
          notify(code, problemTexts[line?.problem ?? 'unreadable']);
          return;
        }
        const { productListingCount: _count, ...product } = line.product;
        take({ ...product, quantity: 1 });
      },
      (error: unknown) => notify(code, error instanceof ApiError ? error.message : defaultAlert),
    );
  };
  return (
    <div ref={box} role="presentation" onKeyDownCapture={takeScan}>
      <Combobox
        key={round}
        label={texts.addProduct}
        placeholder={texts.addPlaceholder}
        emptyText={scanned.test(keyword) ? texts.enterAdds : texts.nothingFound}
        value={null}
        onSearch={(text) => {
          setTyped(text);
          if (searchMinChars <= text.length && !/^\d/.test(text)) setProblems([]);
        }}
        loading={isFetching || read.isPending}
        options={hits.slice(0, 30).map(({ productId, name, brand }) => ({
          value: String(productId),
          label: name,
          remark: brand.name,
        }))}
        onChange={(value) => {
          const hit = hits.find(({ productId }) => String(productId) === value);
          if (!hit) return;
          const { productId, name, brand, productImageUrl } = hit;
          take({ productId, productName: name, brandName: brand.name, productImageUrl, quantity: 1 });
          begin();
        }}
        help={addedProduct ? texts.addedNow(addedProduct.productName, addedProduct.quantity) : texts.addHelp}
        {...(problems.length > 0 && { error: problems.join(' · ') })}
      />
    </div>
  );
}
