import type { CompanyType } from '@havan/domain/company';
import { approvalSentence, type CompanyReviewState, reviewSentence } from '@havan/domain/company-review';
import type { Context } from '../../../core/context.ts';
import type { OutgoingMessage } from '../../../core/ports/message-port.ts';
import { accountPage } from '../../identity/codes/account-links.ts';
import { listOwnersToMail } from './review.sql.ts';

interface Reviewed {
  readonly id: number;
  readonly name: string;
  readonly company_type: CompanyType;
}

const subjects = {
  approved: 'Firmanız onaylandı',
  informationAsked: 'Firmanızın incelenmesi için ek bilgi gerekiyor',
  rejected: 'Firmanızın başvurusu onaylanmadı',
} as const;

/** Mails the decision about a company to its owners, so that they need not check the page daily. */
export async function mailReview(
  ctx: Context,
  company: Reviewed,
  state: Exclude<CompanyReviewState, 'inReview'>,
  reason: string | null,
): Promise<void> {
  const owners = await listOwnersToMail(ctx.db, company.id);
  const page = accountPage(ctx, company.company_type, '/myprofile/settings/company');
  const lines =
    state === 'approved'
      ? [company.name, approvalSentence(company.company_type)]
      : [
          `${company.name}: ${reviewSentence(state, company.company_type) ?? ''}`,
          ...(reason === null ? [] : [reason]),
        ];
  const mails = owners.map(
    ({ email, name }): OutgoingMessage => ({
      channel: 'email',
      recipient: email,
      subject: subjects[state],
      body: [`Merhaba ${name},`, '', ...lines, page, '', 'Havan'].join('\n'),
    }),
  );
  await ctx.ports.messages.send(ctx.db, ...mails);
}
