import { sentenceOf } from '@havan/api-client/api-error';
import { answerListingIssueMutation } from '@havan/api-client/queries/listings/originality';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { answerListingIssue, type ListingIssue } from '@havan/contract/listings/listing-issues';
import { issueCategoryLabels } from '@havan/domain/product-issue';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './IssueItem.css.ts';
import { invoiceTexts, issueTexts as texts, originalityTexts } from './originality-texts.ts';

/**
 * Renders one report beside its product: its text, Havan's question, the seller's answer and the decision.
 */
export function IssueItem({ issue }: { readonly issue: ListingIssue }) {
  const mayAnswer = useMay(answerListingIssue);
  const [isAnswering, setAnswering] = useState(false);
  const isClosed = issue.state === 'closed';
  const act = issue.answer ? texts.edit : texts.answer;
  return (
    <li className={css.item}>
      <ProductImage src={issue.productImageUrl} alt="" size="medium" />
      <Stack space="s">
        <Stack space="xxs">
          <Inline space="s">
            <Text weight="strong">{issue.productName}</Text>
            <IssueBadge issue={issue} />
          </Inline>
          <Text>{issueCategoryLabels[issue.category]}</Text>
          {issue.note ? <Text tone="soft">“{issue.note}”</Text> : null}
          <Text size="small" tone="faint">
            <DateText value={issue.reportedAt} format="dateTime" />
          </Text>
        </Stack>
        {issue.question ? <Text>{texts.question(issue.question)}</Text> : null}
        {issue.answer && !isAnswering ? <Text>{texts.ownAnswer(issue.answer)}</Text> : null}
        {issue.reason ? <Text>{texts.decision(issue.reason)}</Text> : null}
        {isAnswering ? <AnswerForm issue={issue} onClose={() => setAnswering(false)} /> : null}
        {isClosed || isAnswering || !mayAnswer ? null : (
          <div>
            <Button
              size="small"
              variant="outline"
              aria-label={originalityTexts.of(act, issue.productName)}
              onClick={() => setAnswering(true)}
            >
              {act}
            </Button>
          </div>
        )}
      </Stack>
    </li>
  );
}

function IssueBadge({ issue }: { readonly issue: ListingIssue }) {
  if (issue.state === 'asked') return <Badge tone="attention">{texts.asked}</Badge>;
  if (issue.state === 'open') return <Badge>{texts.open}</Badge>;
  return issue.isUpheld ? (
    <Badge tone="critical">{texts.upheld}</Badge>
  ) : (
    <Badge tone="positive">{texts.dismissed}</Badge>
  );
}

function AnswerForm({ issue, onClose }: { readonly issue: ListingIssue; readonly onClose: () => void }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const [answer, setAnswer] = useState(issue.answer ?? '');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    ...answerListingIssueMutation(api),
    onSuccess: () => {
      toast({ title: texts.sent, tone: 'positive' });
      onClose();
    },
  });
  const isShort = answer.trim().length < 2;
  const submit = () => {
    setChecked(true);
    if (isShort) return false;
    mutate({ issueId: issue.issueId, answer });
    return true;
  };
  return (
    <Form onSubmit={submit} aria-label={originalityTexts.of(texts.answer, issue.productName)}>
      <Stack space="s">
        <TextArea
          autoFocus
          label={texts.yourAnswer}
          help={texts.answerHelp}
          maxLength={1000}
          value={answer}
          onChange={setAnswer}
          error={isChecked && isShort ? texts.answerRequired : error ? sentenceOf(error) : null}
        />
        <Inline space="s">
          <Button type="submit" size="small" loading={isPending}>
            {texts.send}
          </Button>
          <Button size="small" variant="quiet" onClick={onClose}>
            {invoiceTexts.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
