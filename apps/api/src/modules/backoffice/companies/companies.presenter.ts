import type { CompanyWhole, FoundCompany } from '@havan/contract/backoffice/companies';
import type { Operator } from '../../../core/operator.ts';
import type { BanRequestRow } from '../bans/bans.sql.ts';
import { emailFor, phoneFor } from '../masked.ts';
import type { CompanyRow, PersonRow, TradeCounts } from './companies.sql.ts';

export const presentFound = (row: CompanyRow): FoundCompany => ({
  companyId: row.id,
  name: row.name,
  companyType: row.company_type,
  place: `${row.town}, ${row.city}`,
  taxNumber: row.tax_number,
  reviewState: row.review_state,
  isBanned: row.sales_ban,
});

export const presentCompany = (
  row: CompanyRow,
  trade: TradeCounts & { readonly traded: boolean },
  people: readonly PersonRow[],
  ban: BanRequestRow | undefined,
  me: Operator,
): CompanyWhole => ({
  ...presentFound(row),
  tradeName: row.trade_name,
  taxOffice: row.tax_office,
  kepAddress: row.kep_address,
  mersisNo: row.mersis_no,
  phone: phoneFor(me, row.phone),
  email: emailFor(me, row.email),
  reviewReason: row.review_reason,
  registeredAt: row.created_at.toISOString(),
  listings: trade.listings,
  bought: trade.bought,
  sold: trade.sold,
  hasTraded: trade.traded,
  openCases: trade.open_cases,
  banRequest: ban
    ? { askedBy: ban.asked_by_name, askedAt: ban.asked_at.toISOString(), reason: ban.reason }
    : null,
  users: people.map((person) => ({
    userId: person.id,
    name: `${person.name} ${person.surname}`,
    username: person.username,
    email: emailFor(me, person.email),
    isOwner: person.role === 'owner',
    isBanned: person.banned_at !== null,
    hasSecondFactor: person.factor_since !== null,
    sessions: person.sessions ?? 0,
    lastSeenAt: person.last_seen_at?.toISOString() ?? null,
  })),
});
