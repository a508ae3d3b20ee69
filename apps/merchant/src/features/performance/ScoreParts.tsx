import { formatCount } from '@havan/domain/count';
import type { OrderFact } from '@havan/domain/order-fact';
import { type ScorePart, scorePartRules } from '@havan/domain/seller-score';
import { openedByMeasure } from '@havan/features/orders/performance/opened-orders';
import { Link } from '@havan/ui/Link';
import { Ruler } from '@havan/ui/Ruler';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { useNow } from '@havan/app-shell/viewport/use-now';
import { paths } from '../../paths.ts';
import type { Score } from './ScoreHead.tsx';
import { scoreTexts as texts } from './score-texts.ts';

type Part = Score['parts'][number];

/** Which orders stand behind a part: those that it counts lie within its days. */
const factOf: Readonly<Partial<Record<ScorePart, OrderFact>>> = {
  dispatch: 'late',
  supply: 'short',
  returns: 'returned',
  expiry: 'returned',
};

const decimal = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');

const columnsOf = (today: string): readonly Column<Part>[] => [
  {
    id: 'part',
    header: texts.columns.part,
    phone: 'lead',
    cell: ({ part }) => (
      <>
        {scorePartRules[part].label}
        <Text size="small" tone="soft">
          {scorePartRules[part].sentence}
        </Text>
      </>
    ),
  },
  {
    id: 'weight',
    header: texts.columns.weight,
    align: 'end',
    width: 80,
    phone: 'detail',
    cell: ({ part }) => `%${scorePartRules[part].weight}`,
  },
  {
    id: 'value',
    header: texts.columns.value,
    align: 'end',
    width: 80,
    phone: 'trail',
    cell: ({ value }) => decimal(value * 10, 2),
  },
  {
    id: 'facts',
    header: texts.columns.facts,
    width: 190,
    phone: 'detail',
    cell: ({ part, facts, buyers, since }) => (
      <>
        <CountedFacts part={part} since={since} today={today}>
          {texts.facts(formatCount(facts), formatCount(buyers))}
        </CountedFacts>
        <Text size="small" tone="soft">
          {texts.since(scorePartRules[part].days)}
        </Text>
      </>
    ),
  },
  {
    id: 'confidence',
    header: texts.columns.confidence,
    width: 120,
    phone: 'detail',
    cell: ({ confidence }) => (
      <>
        <Ruler value={Math.round(confidence * 16)} max={16} tone="neutral" />
        <Text size="small" tone="soft">{`%${Math.round(confidence * 100)}`}</Text>
      </>
    ),
  },
  {
    id: 'gain',
    header: texts.columns.gain,
    align: 'end',
    width: 110,
    phone: 'detail',
    cell: ({ gain }) => (gain < 0.005 ? '–' : `+${decimal(gain, 2)}`),
  },
];

/** Renders the parts of the score: weight, value, count and confidence. */
export function ScoreParts({ parts }: { readonly parts: readonly Part[] }) {
  const today = formatIsoDay(istanbulDayOf(useNow()));
  return (
    <Stack space="s">
      <SectionHeader title={texts.parts} />
      <Table caption={texts.parts} rows={parts} rowKey={({ part }) => part} columns={columnsOf(today)} />
    </Stack>
  );
}

interface CountedFactsProps {
  readonly part: ScorePart;
  readonly since: string;
  readonly today: string;
  readonly children: string;
}

/** Renders the counted facts of a part, as a link to their orders; ratings have a page of their own. */
function CountedFacts({ part, since, today, children }: CountedFactsProps) {
  if (part === 'ratings')
    return (
      <Link variant="name" href={paths.evaluations()}>
        {children}
      </Link>
    );
  const fact = factOf[part];
  const [slug, search] = openedByMeasure(fact ? { fact } : { slug: 'paid' }, { from: since, to: today });
  return (
    <Link variant="name" href={paths.orders(slug) + search}>
      {children}
    </Link>
  );
}
