import { formatMoney } from '@havan/domain/money';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import type { GridRowNote } from '@havan/ui/DataGrid';
import { Inline } from '@havan/ui/Inline';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import type { DeskLine } from './rows/desk-lines.ts';
import { expirationText } from './desk-texts.ts';
import { requestTexts } from './product-request/request-texts.ts';
import { UnknownBarcode } from './product-request/UnknownBarcode.tsx';
import type { DeskControl } from './use-desk.ts';

/** Returns the note of a row, with the action that resolves it; nothing for a row without a problem. */
export function rowNoteOf(
  line: DeskLine,
  desk: Pick<DeskControl, 'choose' | 'edit'>,
  onRequest: (key: string) => void,
): GridRowNote | undefined {
  const { row, state, price, slip } = line;
  if (slip) return { tone: 'critical', content: slip.sentence };
  switch (state.name) {
    case 'refused':
      return { tone: 'critical', content: <Refusal sentence={state.sentence} rule={state.rule} /> };
    case 'expired':
      return {
        tone: 'critical',
        content: 'Miadı geçmiş ürün yayımlanamaz. Kutuyu raftan ayırın ya da doğru ayı yazın.',
      };
    case 'unknown':
      return {
        tone: 'attention',
        content: (
          <UnknownBarcode
            row={row}
            onRequest={() => onRequest(row.key)}
            onAgree={() => desk.edit(row.key, { publishesItself: true })}
          />
        ),
      };
    case 'published':
      return state.sentence === null
        ? undefined
        : {
            tone: 'neutral',
            content: (
              <Inline>
                <Text>{state.sentence}</Text>
                <ButtonLink size="small" variant="outline" href={paths.listingsFound(row.barcode)}>
                  {requestTexts.openListing}
                </ButtonLink>
              </Inline>
            ),
          };
    case 'ambiguous':
      return { tone: 'attention', content: <Readings line={line} onChoose={desk.choose} /> };
    case 'asks':
      return {
        tone: 'attention',
        content: (
          <Inline>
            <Text>{state.sentence}</Text>
            <Button size="small" variant="outline" onClick={() => desk.edit(row.key, tickOf(line))}>
              Onayla
            </Button>
          </Inline>
        ),
      };
    case 'failed':
      return { tone: 'critical', content: state.sentence };
    case 'incomplete':
      return { tone: 'attention', content: state.problems.map(({ sentence }) => sentence).join(' ') };
    case 'own':
      return {
        tone: 'neutral',
        content: `Stok ${state.before} → ${state.before + row.stock} olur${price === null ? '' : `, fiyat ${formatMoney(price)}`}.`,
      };
    case 'closeExpiry':
      return {
        tone: 'attention',
        content: `${state.months} ay kaldı. Uzun miat süzgecini açan alıcı bu ilanı görmez; fiyatını ona göre verin.`,
      };
    default:
      return undefined;
  }
}

const tickOf = ({ row: { answer } }: DeskLine) => ({
  answer,
  ticked: answer?.outcome === 'asks' ? answer.warnings.map(({ code }) => code) : [],
});

function Refusal({ sentence, rule }: { sentence: string; rule: string | null }) {
  return (
    <Text>
      {sentence}{' '}
      {rule === null || sentence.includes(rule) ? null : <Text as="span" tone="soft">{`(${rule})`}</Text>}
    </Text>
  );
}

function Readings({ line: { row }, onChoose }: { line: DeskLine; onChoose: DeskControl['choose'] }) {
  return (
    <Inline>
      <Text>Okuyucu ayırıcı işareti yutmuş. Kutunun üstünde yazanı seçin:</Text>
      {row.readings.map((reading) => (
        <Button
          key={`${reading.expiration}/${reading.lot}`}
          size="small"
          variant="outline"
          onClick={() => onChoose(row.key, reading)}
        >
          {`Miat ${expirationText(reading.expiration ?? 'none')}, parti ${reading.lot}`}
        </Button>
      ))}
    </Inline>
  );
}
