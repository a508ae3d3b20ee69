import type { RequestOf } from '@havan/contract/call';
import type { createTicket } from '@havan/contract/notifications/support/tickets';
import { ticketLimits } from '@havan/domain/ticket';
import { type TicketCategory, ticketCategories, ticketCategoryFacts } from '@havan/domain/ticket-category';
import { checkForm } from '@havan/validation/form-result';
import { ticketForm } from '@havan/validation/forms/ticket';
import { newTicketTexts as texts } from '../support-texts.ts';

export interface TicketDraft {
  readonly category: TicketCategory | null;
  /** Of the order or listing that it is about. */
  readonly record: string | null;
  readonly subject: string;
  readonly text: string;
}

/** Returns the initial draft of a new ticket, from the query of the page that leads here. */
export const draftFrom = (query: URLSearchParams): TicketDraft => ({
  category: ticketCategories.find((each) => each === query.get('category')) ?? null,
  record: /^[1-9]\d{0,14}$/.exec(query.get('record') ?? '')?.[0] ?? null,
  subject: (query.get('subject') ?? '').slice(0, ticketLimits.subject.max),
  text: '',
});

type Checked =
  | { readonly errors: Readonly<Record<string, string>> }
  | { readonly request: RequestOf<typeof createTicket> };

/**
 * Returns the request of a draft, or the sentence beneath each wrong field; `asksRecord` is the flag
 * `newTicketFlow`.
 */
export function checkDraft(draft: TicketDraft, files: readonly string[], asksRecord: boolean): Checked {
  const { category, record, subject, text } = draft;
  const checked = checkForm(ticketForm(), { category: category ?? '', subject, text });
  const errors: Record<string, string> = checked.valid ? {} : { ...checked.errors };
  if (category === null) errors['category'] = texts.chooseCategory;
  const facts = category ? ticketCategoryFacts[category] : null;
  if (asksRecord && facts?.isRecordNeeded && record === null)
    errors['record'] = facts.record === 'order' ? texts.chooseOrder : texts.chooseListing;
  if (!checked.valid || category === null || Object.keys(errors).length > 0) return { errors };
  const about =
    record === null ? {} : { [facts?.record === 'listing' ? 'listingId' : 'orderId']: Number(record) };
  return {
    request: {
      category,
      subject: checked.values.subject,
      text: checked.values.text,
      ...(facts?.record && about),
      ...(files.length > 0 && { files: [...files] }),
    },
  };
}
