import { smartCartListQuery } from '@havan/api-client/queries/cart/smart-cart';
import { formatDate, formatTime } from '@havan/domain/istanbul';
import { formatMoney } from '@havan/domain/money';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Button } from '@havan/ui/Button';
import { Heading } from '@havan/ui/Heading';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useSmartCartList } from './list/smart-cart-list.ts';
import { smartCartTexts as texts } from './smart-cart-texts.ts';

/** Renders a link to the latest result of the company, searched on any device. */
export function LastSearch() {
  const { api } = useAppProfile();
  const { data: last } = useQuery(smartCartListQuery(api));
  if (!last) return null;
  const { products, total, searchedAt, smartCartId } = last;
  const at = new Date(searchedAt);
  const amount = total === null || total === 0 ? null : formatMoney(total);
  return (
    <Stack space="xxs" as="section" aria-label={texts.lastSearch}>
      <Heading level={2} size="block">
        {texts.lastSearch}
      </Heading>
      <Text size="small" tone="soft">
        {texts.lastSearchOf(products.length, amount, `${formatDate(at)} ${formatTime(at)}`)}
      </Text>
      <Text size="small">
        <Link href={paths.smartCartResult(smartCartId)}>{texts.openResult}</Link>
      </Text>
    </Stack>
  );
}

/** Renders the button that restores the last searched list with its wishes, where the list is empty. */
export function BringLastList() {
  const { api } = useAppProfile();
  const { data: last } = useQuery(smartCartListQuery(api));
  const begin = useSmartCartList((list) => list.begin);
  if (!last || last.products.length === 0) return null;
  return (
    <Button variant="outline" onClick={() => begin(last)}>
      {texts.bringList}
    </Button>
  );
}
