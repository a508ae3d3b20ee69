import type { ProductQuestion } from '@havan/contract/product-page';
import type { AnswerRow, QuestionRow } from './questions.sql.ts';

/** A question as the company that asks sees it. */
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
