import { scoreAppealCalls } from '@havan/contract/backoffice/support/score-appeals';
import { AppError } from '../../../core/app-error.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { presentScoreAppeal } from './score-appeals.presenter.ts';
import { findAppeal } from './score-appeals.sql.ts';

export const scoreAppealRoutes: readonly Binding[] = [
  bind(scoreAppealCalls.getScoreAppeal, async ({ appealId }, { ctx: { db } }) => {
    const row = await findAppeal(db, appealId);
    if (!row) throw new AppError('recordNotFound');
    return presentScoreAppeal(row);
  }),
];
