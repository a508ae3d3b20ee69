import { operatorCompanyChangeCalls } from '@havan/contract/backoffice/review/company-changes';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { changeForOperator } from '../../identity/company-changes/company-changes.service.ts';
import { findSameTaxNumber } from '../applications/applications.sql.ts';

export const operatorCompanyChangeRoutes: readonly Binding[] = [
  bind(operatorCompanyChangeCalls.getCompanyChange, async ({ changeId }, { ctx }) => {
    const { taxNumber, ...seen } = await changeForOperator(ctx.db, changeId);
    const same = taxNumber === null ? [] : await findSameTaxNumber(ctx.db, seen.companyId, taxNumber);
    return { ...seen, sameTaxNumber: same.map(({ id, name }) => ({ companyId: id, name })) };
  }),
];
