import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { InvoiceFormats, saveInvoiceFormats } from '@havan/contract/sales/e-invoice-formats';
import { isSeries } from '@havan/domain/e-invoice';
import { nextEInvoiceNumber } from '@havan/domain/e-invoice-number';
import { istanbulDayOf } from '@havan/domain/istanbul';
import { partyProblems } from '@havan/e-invoice/model/party-problems';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { settingsOf } from './drawing/drawn-invoice.ts';
import { presentParty } from './e-invoices.presenter.ts';
import { lastNumber, putSettings } from './e-invoices.sql.ts';
import { issuerOf } from './drawing/invoice-of-order.ts';
import { findParty } from './drawing/order-facts.sql.ts';

/** Returns the invoice formats of a company, and the register data printed on its invoices. */
export async function invoiceFormats(
  ctx: Context,
  { companyId }: Pick<Actor, 'companyId'>,
): Promise<InvoiceFormats> {
  const { db, clock, ports } = ctx;
  const settings = await settingsOf(ctx, companyId);
  const company = await findParty(db, companyId);
  const issuer = issuerOf(company);
  const { year } = istanbulDayOf(clock.now());
  const last = await lastNumber(db, companyId, settings.series, year);
  return {
    series: settings.series,
    preferredProfile: settings.preferred_profile,
    channel: settings.channel,
    note: settings.note,
    isRegistered: await ports.eInvoices.isRegistered(company.tax_number),
    nextNumber: nextEInvoiceNumber(settings.series, year, last),
    issuer: presentParty(issuer),
    problems: partyProblems(issuer, 'seller', 'Firmanız').map(({ message }) => message),
  };
}

/** Changes the format of future invoices; a new series begins with its first number. */
export async function changeFormats(
  { db, clock }: Context,
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
  request: ParsedRequestOf<typeof saveInvoiceFormats>,
): Promise<ResultOf<typeof saveInvoiceFormats>> {
  const series = request.series.toUpperCase();
  if (!isSeries(series)) {
    const message = 'Seri, Türkçe karakter içermeyen üç büyük harf ya da rakam olmalı.';
    throw new AppError('invalidRequest', { errors: [{ code: 'form', message, path: 'series' }] });
  }
  await putSettings(db, {
    company_id: companyId,
    series,
    preferred_profile: request.preferredProfile,
    channel: request.channel,
    note: request.note,
    updated_at: clock.now(),
    updated_by: userId,
  });
  return { done: true };
}
