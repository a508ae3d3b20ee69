import { importFieldLabels } from '../column-titles/column-titles.ts';
import type { ImportAnswer } from '../import-answer/import-answer.ts';

/**
 * Returns the column "Sonuç" of the file that is handed back: one line for every row, errors with the name of
 * their cell.
 */
export function resultText(answer: ImportAnswer): string {
  switch (answer.kind) {
    case 'new':
      return withWarnings('Yeni ilan', answer);
    case 'same':
      return 'Değişiklik yok';
    case 'changed': {
      const cells = answer.changes.map(
        ({ field, before, after }) => `${importFieldLabels[field]} ${before || 'boş'} → ${after || 'boş'}`,
      );
      return withWarnings(`Değişti: ${cells.join(', ')}`, answer);
    }
    case 'forbidden':
      return `Yasak: ${answer.refusal?.sentence ?? ''} (${answer.refusal?.rule ?? ''})`;
    case 'missing':
      return 'Dosyada yok';
    case 'wrong':
    default:
      return `Hata: ${answer.problems.map(({ field, sentence }) => `${importFieldLabels[field]}: ${sentence}`).join(' ')}`;
  }
}

function withWarnings(text: string, { warnings }: ImportAnswer): string {
  return warnings.length === 0
    ? text
    : `${text}. Dikkat: ${warnings.map(({ sentence }) => sentence).join(' ')}`;
}
