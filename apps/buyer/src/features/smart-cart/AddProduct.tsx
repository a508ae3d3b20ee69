import { ApiError } from '@havan/api-client/api-error';
import { searchQuery } from '@havan/api-client/queries/search';
import { smartCartReadLinesMutation } from '@havan/api-client/queries/smart-cart';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { searchMinChars } from '@havan/domain/limits';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { Combobox } from '@havan/ui/Combobox';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSmartCartList } from './smart-cart-list.ts';
import { problemTexts, smartCartTexts as texts } from './smart-cart-texts.ts';

/** What a scanner types before its Enter: the digits under the bars, or the square code that begins with them. */
const scanned = /^(\d{8}|\d{12,14}|\(?01\)?\d{14}.*)$/;

/** Finds a product by name and puts one unit of it on the list; a barcode with Enter goes there at once. */
export function AddProduct() {
  const { api } = useAppProfile();
  const add = useSmartCartList((list) => list.add);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const keyword = useDeferredValue(typed.trim());
  const [round, setRound] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const isLongEnough = keyword.length >= searchMinChars && !scanned.test(keyword);
  const { data, isFetching } = useQuery({ ...searchQuery(api, keyword), enabled: isLongEnough });
  const read = useMutation(smartCartReadLinesMutation(api));
  const hits = isLongEnough ? (data?.products ?? []) : [];
  // The field that takes the place of the last one is ready for the next product or scan.
  useEffect(() => {
    if (round > 0) box.current?.querySelector('input')?.focus();
  }, [round]);
  const begin = (error?: string) => {
    setTyped('');
    setProblem(error);
    setRound((before) => before + 1);
  };
  const takeScan = (event: KeyboardEvent) => {
    const code = typed.trim();
    if (event.key !== 'Enter' || !scanned.test(code)) return;
    event.preventDefault();
    event.stopPropagation();
    read.mutate(code, {
      onSuccess: ({ lines: [line] }) => {
        if (line?.product && line.problem === null) {
          const { productListingCount: _count, ...product } = line.product;
          add([{ ...product, quantity: 1 }]);
          begin();
        } else begin(`${code}: ${problemTexts[line?.problem ?? 'unreadable']}`);
      },
      onError: (error) => begin(error instanceof ApiError ? error.message : defaultAlert),
    });
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
          if (text !== '') setProblem(undefined);
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
          add([{ productId, productName: name, brandName: brand.name, productImageUrl, quantity: 1 }]);
          begin();
        }}
        {...(problem && { error: problem })}
      />
    </div>
  );
}
