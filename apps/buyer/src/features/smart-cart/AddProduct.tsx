import { searchQuery } from '@havan/api-client/queries/search';
import { searchMinChars } from '@havan/domain/limits';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { Combobox } from '@havan/ui/Combobox';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSmartCartList } from './smart-cart-list.ts';
import { smartCartTexts as texts } from './smart-cart-texts.ts';

/** Finds a product by name or barcode and puts one unit of it on the list. */
export function AddProduct() {
  const { api } = useAppProfile();
  const add = useSmartCartList((list) => list.add);
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const [round, setRound] = useState(0);
  const isLongEnough = keyword.length >= searchMinChars;
  const { data, isFetching } = useQuery({ ...searchQuery(api, keyword), enabled: isLongEnough });
  const hits = isLongEnough ? (data?.products ?? []) : [];
  return (
    <Combobox
      key={round}
      label={texts.addProduct}
      placeholder={texts.addPlaceholder}
      emptyText={texts.nothingFound}
      value={null}
      onSearch={setTyped}
      loading={isFetching}
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
        // A new field, so that the next product can be typed at once.
        setTyped('');
        setRound(round + 1);
      }}
    />
  );
}
