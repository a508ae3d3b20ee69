import type { ProductQuestion, ReceivedQuestion } from '@havan/contract/catalogue/product-page';
import { productPictureUrl } from '@havan/domain/product-picture';
import type { AnswerRow, QuestionRow } from './questions.sql.ts';
import type { ReceivedQuestionRow } from './received-questions.sql.ts';

/** Returns a question for the viewing company. */
export function presentQuestion(
  row: QuestionRow,
  answers: readonly AnswerRow[],
  companyId: number,
): ProductQuestion {
  return {
    questionId: row.id,
    body: row.body,
    askedAt: row.asked_at.toISOString(),
    cityName: row.city_name,
    isOwn: row.company_id === companyId,
    answers: answers
      .filter(({ question_id }) => question_id === row.id)
      .map(({ seller_id, seller_name, body, answered_at }) => ({
        sellerId: seller_id,
        sellerUsername: seller_name,
        body,
        answeredAt: answered_at.toISOString(),
      })),
  };
}

/** Returns a question for a seller of the product. */
export function presentReceived(row: ReceivedQuestionRow): ReceivedQuestion {
  const { own_body: body, own_answered_at: answeredAt } = row;
  return {
    questionId: row.id,
    productId: row.product_id,
    productName: row.product_name,
    productImageUrl: productPictureUrl(row.product_id),
    body: row.body,
    askedAt: row.asked_at.toISOString(),
    cityName: row.city_name,
    ownAnswer: body !== null && answeredAt ? { body, answeredAt: answeredAt.toISOString() } : null,
    otherAnswers: row.other_answers,
  };
}
