import { AppError } from '../app-error.ts';

/** Returns the error for a cursor that is not valid in its list. */
export const invalidCursor = (): AppError =>
  new AppError('invalidRequest', {
    errors: [
      { code: 'cursor', message: 'Listenin bu yeri bulunamadı. Listeyi baştan açın.', path: 'cursor' },
    ],
  });
