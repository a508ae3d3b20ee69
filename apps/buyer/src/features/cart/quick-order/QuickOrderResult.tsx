import type { BulkLine } from '@havan/contract/cart/cart-transfer';
import { expiryBand, expiryLabel } from '@havan/domain/expiry';
import { formatMoney } from '@havan/domain/money';
import { Alert } from '@havan/ui/Alert';
import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { IconButton } from '@havan/ui/IconButton';
import { CloseIcon } from '@havan/ui/icons';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { type Choice, chosenOffer } from './quick-order-choice.ts';
import { ExpiryPreference } from '@havan/features/account/ExpiryPreference';
import { LaterExpiryGuard } from '../../../shared/expiry-guard/LaterExpiryGuard.tsx';
import { NameChoices } from '../../../shared/list-file/NameChoices.tsx';
import { outcomeTexts, quickOrderTexts } from './quick-order-texts.ts';
import type { CheckedList } from './use-quick-order.ts';
import * as css from './QuickOrderResult.css.ts';

interface QuickOrderResultProps {
  readonly checked: CheckedList;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  readonly onName: Parameters<typeof NameChoices>[0]['onChoose'];
  /** The wish for a long expiry was set or lifted. */
  readonly onExpiry: () => void;
  /** Another quantity of a line was chosen, for the offer that is chosen there. */
  readonly onCount: (index: number, count: number, listingId: number) => void;
  readonly error: string | null;
}

/** Renders every line of the list with its offers. */
export function QuickOrderResult(props: QuickOrderResultProps) {
  const { checked, choice, onChoose, onName, onExpiry, onCount, error } = props;
  const { lines, refused, unclear, rows } = checked;
  const [now] = useState(() => new Date());
  const found = lines.filter(({ offers }) => offers.length > 0).length;
  return (
    <Stack space="m">
      {error ? (
        <Alert kind="error" title={quickOrderTexts.failed}>
          {error}
        </Alert>
      ) : null}
      <Text>{quickOrderTexts.found(found, rows)}</Text>
      <ExpiryPreference onChange={onExpiry} />
      <NameChoices lines={unclear} onChoose={onName} />
      <Box as="ul" lineAbove="section" aria-label={quickOrderTexts.results}>
        {lines
          .filter(({ index }) => choice[index] !== null)
          .map((line) => (
            <ResultLine
              key={line.index}
              line={line}
              now={now}
              choice={choice}
              onChoose={(listingId) => onChoose({ ...choice, [line.index]: listingId })}
              onCount={(count, listingId) => {
                // The proposal may be another at this quantity; the buyer has seen this one.
                onChoose({ ...choice, [line.index]: listingId });
                onCount(line.index, count, listingId);
              }}
            />
          ))}
      </Box>
      {refused.length > 0 ? (
        <Alert kind="warning" title={quickOrderTexts.faults}>
          <ul>
            {refused.map(({ row, text, reason }) => (
              <li key={row}>{`${quickOrderTexts.row(row)} (${text}): ${reason}`}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </Stack>
  );
}

interface ResultLineProps {
  readonly line: BulkLine;
  readonly now: Date;
  readonly choice: Choice;
  readonly onChoose: (listingId: number | null) => void;
  readonly onCount: (count: number, listingId: number) => void;
}

const tones = {
  added: 'positive',
  unchanged: 'neutral',
  adjusted: 'attention',
  notFound: 'critical',
  notSold: 'critical',
  prescription: 'critical',
  refused: 'critical',
  choice: 'attention',
} as const;

function ResultLine({ line, now, choice, onChoose, onCount }: ResultLineProps) {
  const { barcode, productName, asked, outcome, message, offers } = line;
  const name = productName ?? barcode ?? '';
  const offer = chosenOffer(line, choice);
  return (
    <Box as="li" paddingY="s" lineBelow="row">
      <div className={css.line}>
        <div className={css.name}>
          <Text weight="strong">{name}</Text>
          <Text size="small" tone="soft">
            {`${barcode ?? ''} · ${quickOrderTexts.asked(asked)}`}
          </Text>
          {message && !(outcome === 'choice' && offer) ? (
            <Text size="small" tone={offers.length > 0 ? 'attention' : 'critical'}>
              {message}
            </Text>
          ) : null}
        </div>
        <div className={css.offer}>
          {offers.length > 0 ? (
            <Select
              label={quickOrderTexts.offer(name)}
              hideLabel
              value={offer ? String(offer.listingId) : ''}
              {...(!offer && { placeholder: quickOrderTexts.chooseOffer })}
              onChange={(listingId) => onChoose(Number(listingId))}
              options={offers.map(
                ({ listingId, sellerUsername, unitPrice, expiration, count, isSellerInBasket }) => ({
                  value: String(listingId),
                  label: quickOrderTexts.offerOption({
                    seller: sellerUsername,
                    price: formatMoney(unitPrice),
                    units: count === null || count === asked ? '' : quickOrderTexts.units(count),
                    expiry: expiryLabel(expiration),
                    isInCart: isSellerInBasket,
                  }),
                  disabled: count === null,
                }),
              )}
            />
          ) : (
            <Badge tone={tones[outcome]}>{outcomeTexts[outcome]}</Badge>
          )}
        </div>
        {offer ? (
          <div className={css.remarks}>
            <OfferRemarks offer={offer} now={now} />
            {offer.count !== null && offer.expiration !== null ? (
              <LaterExpiryGuard
                listingId={offer.listingId}
                productName={name}
                quantity={offer.count}
                onQuantity={(count) => onCount(count, offer.listingId)}
              />
            ) : null}
          </div>
        ) : null}
        <div className={css.count}>
          <Text as="span" weight="strong" noWrap>
            {offer && offer.count !== null ? quickOrderTexts.willAdd(offer.count) : ''}
          </Text>
        </div>
        <div className={css.away}>
          <IconButton
            size="small"
            label={quickOrderTexts.leave(name)}
            icon={<CloseIcon />}
            onClick={() => onChoose(null)}
          />
        </div>
      </div>
    </Box>
  );
}

/** Renders the price of the chosen offer in the cart, and its conditions. */
function OfferRemarks({ offer, now }: { offer: BulkLine['offers'][number]; now: Date }) {
  const { lineTotal, shippingFee, missingForMinBasket, expiration } = offer;
  const shipping = shippingFee > 0 ? formatMoney(shippingFee) : null;
  return (
    <>
      <Text size="small" tone="soft">
        {quickOrderTexts.lineTotal(formatMoney(lineTotal), shipping)}
      </Text>
      {expiryBand(expiration, now) === 'close' ? (
        <Text size="small" tone="attention">
          {quickOrderTexts.closeExpiry}
        </Text>
      ) : null}
      {missingForMinBasket === null ? null : (
        <Text size="small" tone="attention">
          {quickOrderTexts.missingMinimum(formatMoney(missingForMinBasket))}
        </Text>
      )}
    </>
  );
}
