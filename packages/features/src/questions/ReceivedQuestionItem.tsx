import { answerProductQuestion, type ReceivedQuestion } from '@havan/contract/catalogue/product-page';
import { formatDate } from '@havan/domain/istanbul';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { AnswerForm } from './AnswerForm.tsx';
import * as css from './ReceivedQuestionItem.css.ts';
import { answerTexts, receivedTexts } from './question-texts.ts';

/** Renders a question beside its product, with the seller's answer, which can be written and changed. */
export function ReceivedQuestionItem({ question }: { question: ReceivedQuestion }) {
  const { paths } = useAppProfile();
  const mayAnswer = useMay(answerProductQuestion);
  const { questionId, productId, productName, body, ownAnswer, otherAnswers } = question;
  const [isAnswering, setAnswering] = useState<boolean>();
  const productHref = paths.product?.(productId);
  return (
    <li className={css.item}>
      <ProductImage src={question.productImageUrl} alt="" size="medium" />
      <Stack space="s">
        <Stack space="xxs">
          <Text size="small" tone="soft">
            {productHref ? <Link href={productHref}>{productName}</Link> : productName}
          </Text>
          <Text weight="strong">{body}</Text>
          <Inline space="xs">
            <Text as="span" size="small" tone="faint">
              {receivedTexts.from(question.cityName, formatDate(new Date(question.askedAt)))}
            </Text>
            {otherAnswers > 0 ? <Badge tone="neutral">{receivedTexts.others(otherAnswers)}</Badge> : null}
          </Inline>
        </Stack>
        {ownAnswer && !isAnswering ? (
          <Stack space="none">
            <Text tone="soft">{ownAnswer.body}</Text>
            <Text size="small" tone="faint">
              {receivedTexts.ownAnswer(formatDate(new Date(ownAnswer.answeredAt)))}
            </Text>
          </Stack>
        ) : null}
        {isAnswering ? (
          <AnswerForm
            questionId={questionId}
            productId={productId}
            before={ownAnswer?.body ?? ''}
            onClose={() => setAnswering(false)}
          />
        ) : !mayAnswer ? null : (
          <Inline>
            <Button
              variant="outline"
              size="small"
              aria-label={(ownAnswer ? answerTexts.editOf : answerTexts.answerOf)(body)}
              // Only after the form was closed, not on the first render.
              autoFocus={isAnswering === false}
              onClick={() => setAnswering(true)}
            >
              {ownAnswer ? answerTexts.edit : answerTexts.answer}
            </Button>
          </Inline>
        )}
      </Stack>
    </li>
  );
}
