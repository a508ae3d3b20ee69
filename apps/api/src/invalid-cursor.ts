import { AppError } from './app-error.ts';

/** A text that is no place in the list it was sent to. */
export const invalidCursor = (): AppError =>
  new AppError('invalidRequest', {
    errors: [
      { code: 'cursor', message: 'Listenin bu yeri bulunamadı. Listeyi baştan açın.', path: 'cursor' },
    ],
  });
