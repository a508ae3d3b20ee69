import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { OrderCase } from '@havan/contract/sales/cases';
import type { OrderDetail } from '@havan/contract/sales/orders';
import { orderCaseReasonLabels, type OrderCaseState, orderCaseStateLabels } from '@havan/domain/order-case';
import { Badge, type BadgeProps } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { caseTexts } from './case-texts.ts';
import { CasePhotos } from './CasePhotos.tsx';
import { type CaseAsk, CaseQuestion } from './CaseQuestion.tsx';
import { orderTexts } from '../order-texts.ts';
import { momentWords } from '../ship-by.ts';

const looks: Readonly<Record<OrderCaseState, NonNullable<BadgeProps['tone']>>> = {
  open: 'attention',
  awaitingGoods: 'attention',
  accepted: 'positive',
  rejected: 'critical',
  escalated: 'attention',
  ruledForBuyer: 'positive',
  ruledForSeller: 'neutral',
  withdrawn: 'neutral',
};

interface CaseCardProps {
  readonly one: OrderCase;
  /** Names of the lines of the order. */
  readonly lines: readonly Pick<OrderDetail['lines'][number], 'lineNo' | 'productName'>[];
  readonly now: Date;
}

/** Renders a case with all its texts, and the possible answers of this side. */
export function CaseCard({ one, lines, now }: CaseCardProps) {
  const { paths } = useAppProfile();
  const [ask, setAsk] = useState<CaseAsk | null>(null);
  const can = (action: OrderCase['allowedActions'][number]) => one.allowedActions.includes(action);
  const amount = one.lines.reduce((sum, line) => sum + line.amount, 0);
  const words = [
    [caseTexts.buyerNote, one.note],
    [caseTexts.sellerAnswer, one.sellerAnswer],
    [caseTexts.ruling, one.ruling],
  ].flatMap(([term, details]) => (term && details ? [{ term, details }] : []));
  return (
    <Box as="article" surface="sheet" frame="row" padding="m" aria-label={caseTexts.number(one.caseId)}>
      <Stack space="s">
        <Inline justify="between">
          <Heading level={3} size="block">
            {caseTexts.names[one.kind]}
          </Heading>
          <Badge tone={looks[one.state]}>{orderCaseStateLabels[one.state]}</Badge>
        </Inline>
        <Text size="small" tone="faint">
          {caseTexts.number(one.caseId)}, <DateText value={one.createdAt} format="dateTime" />
          {one.state === 'open' ? `. ${caseTexts.answerBy(momentWords(new Date(one.answerBy), now))}` : ''}
          {one.state === 'awaitingGoods'
            ? `. ${caseTexts.goodsBy(momentWords(new Date(one.answerBy), now))}`
            : ''}
          {one.ticketId === null ? null : (
            <>
              {'. '}
              <Link href={paths.support(one.ticketId)}>{caseTexts.ticket(one.ticketId)}</Link>
            </>
          )}
        </Text>
        <DescriptionList
          layout="sum"
          items={[
            ...one.lines.map((line) => ({
              key: `line:${line.lineNo}`,
              term: `${nameOf(lines, line.lineNo)}, ${orderTexts.unitCount(line.quantity)}: ${orderCaseReasonLabels[line.reason]}${caseTexts.takenOf(line)}`,
              details: <Money value={line.amount} bare />,
            })),
            { key: 'sum', term: caseTexts.target[one.refundTarget], details: <Money value={amount} /> },
          ]}
        />
        {words.length > 0 ? <DescriptionList layout="columns" items={words} /> : null}
        <CasePhotos photos={one.photos} />
        {one.allowedActions.length > 0 ? (
          <Inline>
            {can('accept') ? <Button onClick={() => setAsk('accept')}>{caseTexts.accept}</Button> : null}
            {can('receiveGoods') ? (
              <Button onClick={() => setAsk('receiveGoods')}>{caseTexts.receiveGoods}</Button>
            ) : null}
            {can('acceptOnReturn') ? (
              <Button variant="outline" onClick={() => setAsk('acceptOnReturn')}>
                {caseTexts.acceptOnReturn}
              </Button>
            ) : null}
            {can('reject') ? (
              <Button variant="outline" tone="critical" onClick={() => setAsk('reject')}>
                {caseTexts.reject}
              </Button>
            ) : null}
            {can('escalate') ? (
              <Button onClick={() => setAsk('escalate')}>{caseTexts.escalate}</Button>
            ) : null}
            {can('withdraw') ? (
              <Button variant="outline" onClick={() => setAsk('withdraw')}>
                {caseTexts.withdraw}
              </Button>
            ) : null}
          </Inline>
        ) : null}
      </Stack>
      {ask === null ? null : (
        <CaseQuestion
          one={one}
          nameOf={(lineNo) => nameOf(lines, lineNo)}
          ask={ask}
          onClose={() => setAsk(null)}
        />
      )}
    </Box>
  );
}

const nameOf = (lines: CaseCardProps['lines'], lineNo: number): string =>
  lines.find((line) => line.lineNo === lineNo)?.productName ?? '';
