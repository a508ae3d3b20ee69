import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { answerComment, type Evaluation } from '@havan/contract/sales/evaluations';
import { appealScore } from '@havan/contract/sales/score';
import { appealStateLabels } from '@havan/domain/score-event';
import { scoreTone10 } from '@havan/domain/score';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { ScoreBadge } from '@havan/ui/ScoreBadge';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { AppealModal } from './AppealModal.tsx';
import { CommentAnswer } from './CommentAnswer.tsx';
import { evaluationTexts as texts } from './evaluation-texts.ts';

interface EvaluationItemProps {
  readonly one: Evaluation;
  readonly type: 'received' | 'given';
}

const grades = { excellent: 'top', good: 'good', fair: 'fair', poor: 'poor', none: 'none' } as const;

/** Renders a rating with its answer; the seller answers it once and reports what is not fair. */
export function EvaluationItem({ one, type }: EvaluationItemProps) {
  const { paths } = useAppProfile();
  const mayAnswer = useMay(answerComment);
  const mayAppeal = useMay(appealScore);
  const [isAnswering, setAnswering] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const { orderId, name, score, comment, answer, report, products } = one;
  const isSeller = type === 'received';
  return (
    <Stack as="section" space="s">
      <Inline space="s">
        <ScoreBadge value={String(score)} grade={grades[scoreTone10(score)]} label={texts.scoreLabel} />
        <Text as="span" weight="strong">
          {name}
        </Text>
        <Link href={paths.order(isSeller ? 'sold' : 'purchased', orderId)}>{texts.order(orderId)}</Link>
        <Text as="span" size="small" tone="soft">
          <DateText value={one.at} />
        </Text>
      </Inline>
      {one.isWithdrawn ? (
        <Text tone="soft">{texts.withdrawn}</Text>
      ) : (
        <Text tone={comment === null ? 'soft' : 'main'}>{comment ?? texts.noWords}</Text>
      )}
      {products.length > 0 ? (
        <Stack space="xxs">
          {products.map((product) => (
            <Text key={product.productName} size="small" tone="soft">
              {`${product.productName}: ${product.score}${product.comment ? `, ${product.comment}` : ''}`}
            </Text>
          ))}
        </Stack>
      ) : null}
      {answer ? (
        <Box padding="s" frame="row">
          <Text size="small" tone="soft">
            {texts.sellerAnswer[type]} · <DateText value={answer.at} />
          </Text>
          <Text>{answer.text}</Text>
        </Box>
      ) : null}
      {isAnswering ? <CommentAnswer orderId={orderId} onClose={() => setAnswering(false)} /> : null}
      {isSeller ? (
        <Inline space="xs">
          {answer || isAnswering || !mayAnswer ? null : (
            <Button variant="outline" size="small" onClick={() => setAnswering(true)}>
              {texts.answer}
            </Button>
          )}
          {one.reportUntil && mayAppeal ? (
            <Button variant="quiet" size="small" onClick={() => setReporting(true)}>
              {texts.report}
            </Button>
          ) : null}
          {report ? (
            <Text as="span" size="small" tone="soft">
              {[texts.reported(appealStateLabels[report.state]), report.ruling].filter(Boolean).join('. ')}
            </Text>
          ) : null}
        </Inline>
      ) : null}
      {isReporting ? (
        <AppealModal orderId={orderId} part="ratings" onClose={() => setReporting(false)} />
      ) : null}
    </Stack>
  );
}
