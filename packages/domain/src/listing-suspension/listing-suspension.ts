/** Which work of the platform has suspended a listing. */
export type SuspensionCause = 'operator' | 'originality' | 'issue' | 'recall';

export interface SuspensionReason {
  readonly id: string;
  /** For the operator's list. */
  readonly label: string;
  /** Sentence that the seller reads. */
  readonly sentence: string;
}

/** The reason without a text of its own: the operator's own words follow. */
const ownWords = { id: 'other', label: 'Başka bir neden', sentence: '' } as const;

/** Why an operator suspends listings. */
export const suspendReasons = [
  { id: 'genuineness', label: 'Orijinallik şüphesi', sentence: 'Ürünün orijinalliği inceleniyor.' },
  { id: 'permission', label: 'Satış izni yok', sentence: 'Ürünün satış izni doğrulanamadı.' },
  { id: 'expiry', label: 'Miat bilgisi hatalı', sentence: 'Miat bilgisi ürünle uyuşmuyor.' },
  { id: 'price', label: 'Fiyat hatalı', sentence: 'Fiyat bilgisi hatalı görünüyor.' },
  { id: 'complaints', label: 'Alıcı şikâyetleri', sentence: 'Bu ilan için alıcı şikâyetleri inceleniyor.' },
  ownWords,
] as const satisfies readonly SuspensionReason[];

/** Why an operator frees listings. */
export const freeReasons = [
  { id: 'checked', label: 'İnceleme bitti', sentence: 'İnceleme sorunsuz tamamlandı.' },
  { id: 'corrected', label: 'Satıcı düzeltti', sentence: 'Düzeltmeniz kontrol edildi.' },
  { id: 'mistake', label: 'Yanlışlıkla askıya alındı', sentence: 'İlan yanlışlıkla askıya alınmıştı.' },
  ownWords,
] as const satisfies readonly SuspensionReason[];

/**
 * Returns the sentence that the seller reads: the reason of the list, then the operator's own words. Null for
 * a reason that is not on the list, or `other` without words.
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
