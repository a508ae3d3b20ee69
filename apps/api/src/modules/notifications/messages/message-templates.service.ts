import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getMessageTemplates,
  MessageTemplate,
  saveMessageTemplate,
} from '@havan/contract/notifications/message-templates';
import { templateLimits } from '@havan/domain/message-template';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { presentTemplate, presentTemplateOrder } from './messages.presenter.ts';
import * as sql from './message-templates.sql.ts';

/** Number of the latest orders from which placeholders can be filled. */
const ordersShown = 5;

/** Returns the templates of a seller with the orders that fill their placeholders for one reader. */
export async function listTemplates(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  { userId }: ParsedRequestOf<typeof getMessageTemplates>,
): Promise<ResultOf<typeof getMessageTemplates>> {
  const templates = await sql.templatesOf(db, companyId);
  const orders = userId === undefined ? [] : await sql.lastOrdersOf(db, companyId, userId, ordersShown);
  return { templates: templates.map(presentTemplate), orders: orders.map(presentTemplateOrder) };
}

const refused = (path: string, message: string): AppError =>
  new AppError('invalidRequest', { message, errors: [{ code: path, message, path }] });

/**
 * Creates a template, or changes one of this company.
 *
 * @throws AppError `invalidRequest` for a name that another template has or for one template too many, `recordNotFound`
 */
export async function saveTemplate(
  { db, clock }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  { templateId, name, body }: ParsedRequestOf<typeof saveMessageTemplate>,
): Promise<MessageTemplate> {
  if (await sql.isNameTaken(db, companyId, name, templateId ?? null))
    throw refused('name', 'Bu adda bir şablonunuz var.');
  const text = { name, body, changed_at: clock.now() };
  if (templateId !== undefined) {
    const changed = await sql.updateTemplate(db, companyId, templateId, text);
    if (!changed) throw new AppError('recordNotFound');
    return presentTemplate(changed);
  }
  if ((await sql.countTemplates(db, companyId)) >= templateLimits.perCompany)
    throw refused('name', `En fazla ${templateLimits.perCompany} şablonunuz olabilir.`);
  return presentTemplate(await sql.insertTemplate(db, companyId, text));
}

/** Removes a template. @throws AppError `recordNotFound` for another company's template */
export async function removeTemplate(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  templateId: number,
): Promise<void> {
  if (!(await sql.deleteTemplate(db, companyId, templateId))) throw new AppError('recordNotFound');
}
