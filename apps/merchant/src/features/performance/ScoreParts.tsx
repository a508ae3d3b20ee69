import { formatCount } from '@havan/domain/count';
import { type ScorePart, scorePartRules } from '@havan/domain/seller-score';
import { openedByScorePart } from '@havan/features/orders/performance/opened-orders';
import { Link } from '@havan/ui/Link';
import { Ruler } from '@havan/ui/Ruler';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import type { Score } from './ScoreHead.tsx';
import { scoreTexts as texts } from './score-texts.ts';

type Part = Score['parts'][number];

const decimal = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');

const columns: readonly Column<Part>[] = [
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
    cell: ({ part, facts, buyers }) => (
      <>
        <CountedFacts part={part}>{texts.facts(formatCount(facts), formatCount(buyers))}</CountedFacts>
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

/** Renders the parts of the score: weight, value, counted events, confidence and possible gain. */
export function ScoreParts({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <Stack space="s">
      <SectionHeader title={texts.parts} />
      <Table caption={texts.parts} rows={parts} rowKey={({ part }) => part} columns={columns} />
    </Stack>
  );
}

interface CountedFactsProps {
  readonly part: ScorePart;
  readonly children: string;
}

/** Renders the number of counted events of a part, as a link to their orders, or to the evaluations for ratings. */
function CountedFacts({ part, children }: CountedFactsProps) {
  return (
    <Link
      variant="name"
      href={part === 'ratings' ? paths.evaluations() : paths.orders() + openedByScorePart(part)}
    >
      {children}
    </Link>
  );
}
