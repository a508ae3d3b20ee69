import type { ResultOf } from '@havan/contract/call';
import type { getScore } from '@havan/contract/sales/score';
import { isHighScore, scoreTone10 } from '@havan/domain/score';
import { scorePartRules, topScore } from '@havan/domain/seller-score';
import { Alert } from '@havan/ui/Alert';
import { DistanceRuler } from '@havan/ui/DistanceRuler';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { ScoreBadge } from '@havan/ui/ScoreBadge';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { scoreTexts as texts } from './score-texts.ts';

export type Score = ResultOf<typeof getScore>;

const grades = { excellent: 'top', good: 'good', fair: 'fair', poor: 'poor', none: 'none' } as const;

/** Renders the score with its distance to `topScore`, and what would raise it most. */
export function ScoreHead({ score }: { readonly score: Score }) {
  const { score: value, shownTenths, isShown, isSettled, ordersToTop, parts } = score;
  const most = parts.toSorted((a, b) => b.gain - a.gain)[0];
  const distance = topScore - value;
  const reached = isHighScore(shownTenths) ? texts.top : texts.atTop;
  return (
    <Stack space="m">
      {isShown && isSettled ? null : <Alert kind="info">{isShown ? texts.notSettled : texts.notShown}</Alert>}
      <Stack space="s">
        <Inline space="s">
          <ScoreBadge
            value={value.toFixed(2).replace('.', ',')}
            grade={grades[scoreTone10(value)]}
            label={texts.label}
          />
          <Text as="span">
            {distance > 0 ? texts.toTop(Math.max(distance, 0.01).toFixed(2).replace('.', ',')) : reached}
          </Text>
        </Inline>
        <DistanceRuler label={texts.label} value={value} max={10} />
      </Stack>
      <Stack space="xs">
        <Heading level={2}>{texts.raise}</Heading>
        {distance > 0 ? (
          <Text>{ordersToTop === null ? texts.outOfSight : texts.orders(ordersToTop)}</Text>
        ) : null}
        {most && most.gain >= 0.005 ? (
          <Text>{texts.most(scorePartRules[most.part].label, most.gain.toFixed(2).replace('.', ','))}</Text>
        ) : null}
      </Stack>
    </Stack>
  );
}
