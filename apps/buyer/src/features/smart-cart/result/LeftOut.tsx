import { searchQuery } from '@havan/api-client/queries/catalogue/search';
import { searchMinChars } from '@havan/domain/limits';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { Combobox } from '@havan/ui/Combobox';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSmartCartList } from '../list/smart-cart-list.ts';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';

/** Renders the excluded sellers, which are added by name and removed by a press. */
export function LeftOut() {
  const { api } = useAppProfile();
  const { excludedSellerIds } = useSmartCartList((list) => list.wishes);
  const names = useSmartCartList((list) => list.sellerNames);
  const leaveOut = useSmartCartList((list) => list.leaveOut);
  const takeBack = useSmartCartList((list) => list.takeBack);
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const isLongEnough = keyword.length >= searchMinChars;
  const { data, isFetching } = useQuery({ ...searchQuery(api, keyword), enabled: isLongEnough });
  const sellers = isLongEnough ? (data?.sellers ?? []) : [];
  return (
    <Stack space="s">
      <Combobox
        // Keyed by count, so that the field is empty for the next seller.
        key={excludedSellerIds.length}
        label={texts.excludeMore}
        placeholder={texts.excludePlaceholder}
        emptyText={texts.noSellerFound}
        value={null}
        onSearch={setTyped}
        loading={isFetching}
        options={sellers
          .filter(({ sellerId }) => !excludedSellerIds.includes(sellerId))
          .slice(0, 30)
          .map(({ sellerId, sellerUsername }) => ({ value: String(sellerId), label: sellerUsername }))}
        onChange={(value) => {
          const seller = sellers.find(({ sellerId }) => String(sellerId) === value);
          if (seller) leaveOut(seller);
        }}
      />
      {excludedSellerIds.length > 0 ? (
        <ChipRow label={texts.excluded}>
          {excludedSellerIds.map((sellerId) => (
            <Chip
              key={sellerId}
              label={names[sellerId] ?? texts.unnamedSeller(sellerId)}
              pressed
              onChange={() => takeBack(sellerId)}
            />
          ))}
        </ChipRow>
      ) : null}
    </Stack>
  );
}
