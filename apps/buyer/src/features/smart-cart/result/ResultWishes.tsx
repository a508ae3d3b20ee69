import { smartCartListQuery } from '@havan/api-client/queries/cart/smart-cart';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { wishesText } from './result-texts.ts';

/** Under the title: what the basket was searched for. It takes its line before it knows. */
export function ResultWishes({ smartCartId }: { smartCartId: string }) {
  const { api } = useAppProfile();
  const { data: list } = useQuery(smartCartListQuery(api, smartCartId));
  return (
    <Text size="small" tone="soft">
      {list ? wishesText(list) : '\u00a0'}
    </Text>
  );
}
