import { applicationCalls } from '@havan/contract/backoffice/applications';
import { AppError } from '../../../core/app-error.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { documentsOf } from '../../identity/company-application/company-application.service.ts';
import { presentApplication } from './applications.presenter.ts';
import { findApplication, findSameTaxNumber } from './applications.sql.ts';

export const applicationRoutes: readonly Binding[] = [
  bind(applicationCalls.getApplication, async ({ companyId }, { ctx, operator }) => {
    const row = await findApplication(ctx.db, companyId);
    if (!row) throw new AppError('recordNotFound');
    const same = await findSameTaxNumber(ctx.db, companyId, row.tax_number);
    const sent = await documentsOf(ctx.db, companyId, row);
    return presentApplication(row, same, sent, operator);
  }),
];
