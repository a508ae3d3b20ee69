/** Causes for which the platform suspends a listing. */
export type SuspensionCause = 'operator' | 'originality' | 'issue' | 'recall';

export interface SuspensionReason {
  readonly id: string;
  /** Label in the operator's list. */
  readonly label: string;
  /** Sentence for the seller. */
  readonly sentence: string;
}

/** Reason without a text of its own, which requires the operator's note. */
const ownWords = { id: 'other', label: 'Başka bir neden', sentence: '' } as const;

/** Reasons of an operator for suspending listings. */
export const suspendReasons = [
  { id: 'genuineness', label: 'Orijinallik şüphesi', sentence: 'Ürünün orijinalliği inceleniyor.' },
  { id: 'permission', label: 'Satış izni yok', sentence: 'Ürünün satış izni doğrulanamadı.' },
  { id: 'expiry', label: 'Miat bilgisi hatalı', sentence: 'Miat bilgisi ürünle uyuşmuyor.' },
  { id: 'price', label: 'Fiyat hatalı', sentence: 'Fiyat bilgisi hatalı görünüyor.' },
  { id: 'complaints', label: 'Alıcı şikâyetleri', sentence: 'Bu ilan için alıcı şikâyetleri inceleniyor.' },
  ownWords,
] as const satisfies readonly SuspensionReason[];

/** Reasons of an operator for releasing listings. */
export const freeReasons = [
  { id: 'checked', label: 'İnceleme bitti', sentence: 'İnceleme sorunsuz tamamlandı.' },
  { id: 'corrected', label: 'Satıcı düzeltti', sentence: 'Düzeltmeniz kontrol edildi.' },
  { id: 'mistake', label: 'Yanlışlıkla askıya alındı', sentence: 'İlan yanlışlıkla askıya alınmıştı.' },
  ownWords,
] as const satisfies readonly SuspensionReason[];

/**
 * Returns the sentence for the seller: the reason, then the operator's note. Null for an unknown reason, or
 * `other` without a note.
 */
export function suspensionSentence(
  reasons: readonly SuspensionReason[],
  reasonId: string,
  note: string,
): string | null {
  const reason = reasons.find(({ id }) => id === reasonId);
  const words = note.trim();
  if (!reason || (reason.sentence === '' && words.length < 3)) return null;
  return [reason.sentence, words].filter(Boolean).join(' ');
}
