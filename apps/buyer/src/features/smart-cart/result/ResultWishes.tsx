import { smartCartListQuery } from '@havan/api-client/queries/cart/smart-cart';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { wishesText } from './result-texts.ts';

/** Renders the wishes of the search under the title; its line is reserved while they load. */
export function ResultWishes({ smartCartId }: { smartCartId: string }) {
  const { api } = useAppProfile();
  const { data: list } = useQuery(smartCartListQuery(api, smartCartId));
  return (
    <Text size="small" tone="soft">
      {list ? wishesText(list) : '\u00a0'}
    </Text>
  );
}
