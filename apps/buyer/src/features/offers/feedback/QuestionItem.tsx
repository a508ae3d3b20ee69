import { useMay } from '@havan/app-shell/profile/use-may';
import { answerProductQuestion, type ProductQuestion } from '@havan/contract/catalogue/product-page';
import { answerTexts } from '@havan/features/questions/question-texts';
import { AnswerForm } from '@havan/features/questions/AnswerForm';
import { formatDate } from '@havan/domain/istanbul';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { questionTexts } from '../product/product-page-texts.ts';

interface QuestionItemProps {
  readonly question: ProductQuestion;
  readonly productId: number;
  readonly mayAnswer: boolean;
}

/** Renders a question with its answers beneath. */
export function QuestionItem({ question, productId, mayAnswer }: QuestionItemProps) {
  const { questionId, body, askedAt, cityName, isOwn, answers } = question;
  const [isAnswering, setAnswering] = useState<boolean>();
  const maySell = useMay(answerProductQuestion);
  return (
    <li>
      <Stack space="xs">
        <Stack space="none">
          <Text weight="strong">{body}</Text>
          <Inline space="xs">
            <Text as="span" size="small" tone="faint">
              {questionTexts.from(cityName, formatDate(new Date(askedAt)))}
            </Text>
            {isOwn ? <Badge tone="neutral">{questionTexts.own}</Badge> : null}
          </Inline>
        </Stack>
        {answers.map((answer) => (
          <Stack key={answer.sellerId} space="none">
            <Text tone="soft">{answer.body}</Text>
            <Text size="small" tone="faint">
              <Link href={paths.seller(answer.sellerId)}>{answer.sellerUsername}</Link>
              {`, ${formatDate(new Date(answer.answeredAt))}`}
            </Text>
          </Stack>
        ))}
        {answers.length === 0 ? (
          <Text size="small" tone="soft">
            {questionTexts.waiting}
          </Text>
        ) : null}
        {mayAnswer && maySell && !isOwn && !isAnswering ? (
          <Inline>
            <Button
              variant="quiet"
              size="small"
              aria-label={answerTexts.answerOf(body)}
              // Only after the form was closed, not on the first render.
              autoFocus={isAnswering === false}
              onClick={() => setAnswering(true)}
            >
              {answerTexts.answer}
            </Button>
          </Inline>
        ) : null}
        {isAnswering ? (
          <AnswerForm questionId={questionId} productId={productId} onClose={() => setAnswering(false)} />
        ) : null}
      </Stack>
    </li>
  );
}
