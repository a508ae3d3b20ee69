import type { BulkLine } from '@havan/contract/basket-transfer';
import { expiryLabel } from '@havan/domain/expiry';
import { formatMoney } from '@havan/domain/money';
import { Alert } from '@havan/ui/Alert';
import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { IconButton } from '@havan/ui/IconButton';
import { CloseIcon } from '@havan/ui/icons';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { type Choice, chosenOffer } from './quick-order-choice.ts';
import { faultTexts, outcomeTexts, quickOrderTexts } from './quick-order-texts.ts';
import type { CheckedList } from './use-quick-order.ts';
import * as css from './QuickOrderResult.css.ts';

interface QuickOrderResultProps {
  readonly checked: CheckedList;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  readonly error: string | null;
}

/** Every line of the list with what the market says to it. */
export function QuickOrderResult({ checked, choice, onChoose, error }: QuickOrderResultProps) {
  const { lines, faults, rows } = checked;
  const found = lines.filter(({ offers }) => offers.length > 0).length;
  return (
    <Stack space="m">
      {error ? (
        <Alert kind="error" title={quickOrderTexts.failed}>
          {error}
        </Alert>
      ) : null}
      <Text>{quickOrderTexts.found(found, rows)}</Text>
      <Box as="ul" lineAbove="section" aria-label={quickOrderTexts.results}>
        {lines
          .filter(({ index }) => choice[index] !== null)
          .map((line) => (
            <ResultLine
              key={line.index}
              line={line}
              choice={choice}
              onChoose={(listingId) => onChoose({ ...choice, [line.index]: listingId })}
            />
          ))}
      </Box>
      {faults.length > 0 ? (
        <Alert kind="warning" title={quickOrderTexts.faults}>
          <ul>
            {faults.map(({ row, fault }) => (
              <li key={row}>{`${quickOrderTexts.row(row)}: ${fault ? faultTexts[fault] : ''}`}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </Stack>
  );
}

interface ResultLineProps {
  readonly line: BulkLine;
  readonly choice: Choice;
  readonly onChoose: (listingId: number | null) => void;
}

const tones = {
  added: 'positive',
  unchanged: 'neutral',
  adjusted: 'attention',
  notFound: 'critical',
  notSold: 'critical',
  prescription: 'critical',
  refused: 'critical',
} as const;

function ResultLine({ line, choice, onChoose }: ResultLineProps) {
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
          {message ? (
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
              value={String(offer?.listingId ?? offers[0]?.listingId ?? '')}
              onChange={(listingId) => onChoose(Number(listingId))}
              options={offers.map(
                ({ listingId, sellerUsername, unitPrice, expiration, count, isSellerInBasket }) => ({
                  value: String(listingId),
                  label: quickOrderTexts.offerOption(
                    sellerUsername,
                    formatMoney(unitPrice),
                    expiryLabel(expiration),
                    isSellerInBasket,
                  ),
                  disabled: count === null,
                }),
              )}
            />
          ) : (
            <Badge tone={tones[outcome]}>{outcomeTexts[outcome]}</Badge>
          )}
        </div>
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
