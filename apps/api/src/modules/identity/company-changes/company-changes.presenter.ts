import type { CompanyChange } from '@havan/contract/identity/company/company-changes';
import { type CompanyFact, companyFactLabels } from '@havan/domain/company-change';
import type { CompanyChangeRow } from './company-changes.sql.ts';

const facts = Object.keys(companyFactLabels) as readonly CompanyFact[];

export function presentCompanyChange(row: CompanyChangeRow): CompanyChange {
  const textOf = (side: 'before' | 'after', fact: CompanyFact): string =>
    fact === 'townId'
      ? ((side === 'before' ? row.town_before : row.town_after) ?? '–')
      : (row[side][fact] ?? '–');
  return {
    changeId: row.id,
    changes: facts
      .filter((fact) => row.after[fact] !== undefined)
      .map((fact) => ({ fact, before: textOf('before', fact), after: textOf('after', fact) })),
    note: row.note,
    fileIds: [...row.file_ids],
    state: row.state,
    reason: row.reason,
    askedAt: row.asked_at.toISOString(),
    ruledAt: row.ruled_at?.toISOString() ?? null,
  };
}
