import type { Application, FactState } from '@havan/contract/backoffice/applications';
import { isPartAsked } from '@havan/domain/company-application';
import { isKepAddress } from '@havan/domain/email';
import { isGln } from '@havan/domain/gln';
import { isMersisRequired } from '@havan/domain/legal-details';
import { isMersis, taxNumberInMersis } from '@havan/domain/mersis';
import { isTckn } from '@havan/domain/tckn';
import { isVkn } from '@havan/domain/vkn';
import type { Operator } from '../../../core/operator.ts';
import type { documentsOf } from '../../identity/company-application/company-application.service.ts';
import { emailFor, phoneFor } from '../masked.ts';
import type { ApplicationRow } from './applications.sql.ts';

const checked = (value: string | null, isNeeded: boolean, holds: (value: string) => boolean) => {
  const state: FactState = value ? (holds(value) ? 'agrees' : 'differs') : isNeeded ? 'missing' : 'notNeeded';
  return { value, state };
};

interface Same {
  readonly id: number;
  readonly name: string;
}

export function presentApplication(
  row: ApplicationRow,
  same: readonly Same[],
  { documents, missing }: Awaited<ReturnType<typeof documentsOf>>,
  me: Operator,
): Application {
  const taxNumber = row.tax_number;
  const inMersis = (mersis: string) => {
    const inside = taxNumberInMersis(mersis);
    return isMersis(mersis) && (inside === null || inside === taxNumber);
  };
  return {
    companyId: row.id,
    companyType: row.company_type,
    name: row.name,
    tradeName: row.trade_name,
    place: `${row.town}, ${row.city}`,
    address: row.address_line,
    owner: row.owner ?? '–',
    phone: phoneFor(me, row.phone),
    email: emailFor(me, row.email),
    taxOffice: row.tax_office,
    taxNumber: checked(taxNumber, true, (digits) => (isVkn(digits) || isTckn(digits)) && same.length === 0),
    kepAddress: checked(row.kep_address, true, isKepAddress),
    mersisNo: checked(row.mersis_no, isMersisRequired(row.company_type), inMersis),
    gln: checked(row.gln, isPartAsked('gln', row.company_type), isGln),
    documents: documents.map(({ document, sent }) => ({
      document,
      fileId: sent?.id ?? null,
      sentAt: sent?.sent_at.toISOString() ?? null,
    })),
    missing,
    sameTaxNumber: same.map(({ id, name }) => ({ companyId: id, name })),
    state: row.review_state,
    reason: row.review_reason,
    registeredAt: row.created_at.toISOString(),
  };
}
