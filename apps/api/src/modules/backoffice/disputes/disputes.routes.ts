import { disputeCalls } from '@havan/contract/backoffice/disputes';
import { AppError } from '../../../core/app-error.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { presentDispute } from './disputes.presenter.ts';
import { findPhotos, findDispute, findDisputeLines } from './disputes.sql.ts';

export const disputeRoutes: readonly Binding[] = [
  bind(disputeCalls.getDispute, async ({ caseId }, { ctx: { db } }) => {
    const row = await findDispute(db, caseId);
    if (!row) throw new AppError('recordNotFound');
    const [lines, photos] = await Promise.all([findDisputeLines(db, caseId), findPhotos(db, caseId)]);
    return presentDispute(
      row,
      lines,
      photos.map((photo) => photo.file_id),
    );
  }),
];
