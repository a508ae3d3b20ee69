import { cartHintMutation } from '@havan/api-client/queries/cart/cart-work';
import type { CartState, CartItem } from '@havan/contract/cart/cart';
import { formatMoney } from '@havan/domain/money';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { IconButton } from '@havan/ui/IconButton';
import { TrashIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { ProductImage } from '@havan/ui/ProductImage';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { LineName } from './lines/CartLine.tsx';
import { waitingLines } from './cart-state.ts';
import { cartTexts, noticeTexts } from './cart-texts.ts';
import { type Replacement, useHints } from './hints/use-hints.ts';
import { useRemoveLines } from './removal/use-remove-lines.ts';
import * as css from './WaitingLines.css.ts';

/** Renders the lines that cannot be bought now: kept, named, and with another offer where one exists. */
export function WaitingLines({ basket, now }: { basket: CartState; now: Date }) {
  const hints = useHints(basket);
  return (
    <Stack as="section" space="s" aria-label={cartTexts.waiting}>
      <SectionHeader title={cartTexts.waiting} remark={cartTexts.waitingHint} line />
      <Box as="ul" surface="sheet">
        {waitingLines(basket).map((line) => (
          <WaitingLine
            key={line.listingId}
            line={line}
            now={now}
            replacement={hints?.replacements.find(({ listingId }) => listingId === line.listingId)}
          />
        ))}
      </Box>
    </Stack>
  );
}

interface WaitingLineProps {
  readonly line: CartItem;
  readonly now: Date;
  readonly replacement: Replacement | undefined;
}

function WaitingLine({ line, now, replacement }: WaitingLineProps) {
  const { api } = useAppProfile();
  const remove = useRemoveLines();
  const reportFailure = useFailureToast();
  const apply = useMutation({ ...cartHintMutation(api), onError: (error) => reportFailure(error) });
  const { listingId, productId, productName, productImageUrl, notices, count } = line;
  return (
    <Box as="li" padding="m" lineBelow="row">
      <div className={css.line}>
        <ProductImage src={productImageUrl} alt="" size="medium" />
        <Stack space="xxs">
          <LineName line={line} now={now} />
          <Text size="small" tone="critical" weight="strong">
            {notices.map((notice) => noticeTexts[notice]).join(' ')}
          </Text>
          {replacement ? (
            <Inline space="s">
              <Text as="span" size="small">
                {cartTexts.replaceBy(replacement.sellerUsername, formatMoney(replacement.unitPrice))}
              </Text>
              <Button
                size="small"
                variant="outline"
                aria-label={cartTexts.replaceOf(productName, replacement.sellerUsername)}
                loading={apply.isPending}
                onClick={() =>
                  apply.mutate({
                    add: [{ listingId: replacement.offerListingId, count: replacement.count }],
                    remove: [listingId],
                  })
                }
              >
                {cartTexts.replace}
              </Button>
              <Link href={paths.product(productId)}>{cartTexts.otherOffers}</Link>
            </Inline>
          ) : null}
        </Stack>
        <span className={css.count}>
          <Text as="span" size="small" tone="faint" noWrap>
            {`${count} adet`}
          </Text>
        </span>
        <IconButton
          label={cartTexts.remove(productName)}
          icon={<TrashIcon />}
          onClick={() => remove([line])}
        />
      </div>
    </Box>
  );
}
