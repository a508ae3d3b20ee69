import { mayActAs, type OperatorRole } from '../operator/operator.ts';

/** Queues of items for a decision by an operator. */
export const queueIds = [
  'companies',
  'companyChanges',
  'badges',
  'productRequests',
  'cases',
  'originality',
  'issues',
  'scoreAppeals',
  'messageReports',
  'bans',
  'tickets',
] as const;
export type QueueId = (typeof queueIds)[number];

/** `ask` keeps the item open until the other party has answered. */
export const queueDecisions = ['approve', 'reject', 'ask'] as const;
export type QueueDecision = (typeof queueDecisions)[number];

/**
 * Time for which an item is reserved for the operator who opens it, in milliseconds; opening it again
 * restarts the time.
 */
export const queueClaimMs = 10 * 60_000;

export interface QueueReason {
  readonly id: string;
  /** Label in the operator's list. */
  readonly label: string;
  /** Sentence for the other party. */
  readonly sentence: string;
}

interface QueueRules {
  readonly label: string;
  /** Roles in addition to `admin`. */
  readonly roles: readonly OperatorRole[];
  /** Maximum waiting time of an item, in hours; an item with a due date of its own (a ticket) is due then. */
  readonly targetHours: number;
  /** Maximum length of the operator's note, in characters; default 400. */
  readonly noteMaxChars?: number;
  /**
   * Reasons of each decision. An approval without a list needs no reason; any other decision without a list
   * is not offered.
   */
  readonly reasons: Readonly<Partial<Record<QueueDecision, readonly QueueReason[]>>>;
}

/** Reason without a text of its own, which requires the operator's note. */
export const ownWordsReason = 'other';
const ownWords: QueueReason = { id: ownWordsReason, label: 'Başka bir neden', sentence: '' };

/** Rules of each queue: roles, waiting time, and reasons of decisions. */
export const queueRules: Readonly<Record<QueueId, QueueRules>> = {
  companies: {
    label: 'Başvurular',
    roles: ['support'],
    targetHours: 48,
    reasons: {
      reject: [
        {
          id: 'taxNumberTaken',
          label: 'Vergi numarası başka bir üyede',
          sentence: 'Bu vergi numarasıyla kayıtlı başka bir üye var.',
        },
        {
          id: 'notEligible',
          label: 'Üyelik koşullarını karşılamıyor',
          sentence: 'Firmanız üyelik koşullarını karşılamıyor.',
        },
        {
          id: 'unverifiable',
          label: 'Bilgiler doğrulanamadı',
          sentence: 'Verdiğiniz bilgiler resmî kayıtlarla doğrulanamadı.',
        },
        ownWords,
      ],
      ask: [
        { id: 'kep', label: 'KEP adresi eksik', sentence: 'KEP adresinizi girin.' },
        { id: 'mersis', label: 'MERSİS numarası eksik', sentence: 'MERSİS numaranızı girin.' },
        { id: 'taxPlate', label: 'Vergi levhası eksik', sentence: 'Güncel vergi levhanızı yükleyin.' },
        { id: 'licence', label: 'Ruhsat eksik', sentence: 'Ruhsatınızı yükleyin.' },
        {
          id: 'unreadable',
          label: 'Belge okunmuyor',
          sentence: 'Belge okunmuyor. Daha net bir kopya yükleyin.',
        },
        { id: 'gln', label: 'GLN eksik', sentence: 'GLN numaranızı girin.' },
        {
          id: 'tax',
          label: 'Vergi bilgileri tutmuyor',
          sentence: 'Vergi numaranızı ve vergi dairenizi kontrol edin.',
        },
        {
          id: 'address',
          label: 'Adres eksik ya da yanlış',
          sentence: 'Firma adresinizi vergi levhanızdaki gibi yazın.',
        },
        ownWords,
      ],
    },
  },
  companyChanges: {
    label: 'Bilgi değişiklikleri',
    roles: ['support'],
    targetHours: 48,
    reasons: {
      reject: [
        {
          id: 'unreadable',
          label: 'Belge okunmuyor',
          sentence: 'Belge okunmuyor. Daha net bir kopya yükleyin.',
        },
        {
          id: 'differs',
          label: 'Belge istenen bilgiyle tutmuyor',
          sentence: 'Belgedeki bilgi istediğiniz değişiklikle tutmuyor.',
        },
        {
          id: 'documentMissing',
          label: 'Belge eksik',
          sentence: 'Değişikliği gösteren güncel vergi levhasını ya da sicil gazetesini ekleyin.',
        },
        ownWords,
      ],
    },
  },
  badges: {
    label: 'Rozet başvuruları',
    roles: ['catalogue', 'support'],
    targetHours: 48,
    reasons: {
      reject: [
        {
          id: 'unreadable',
          label: 'Belge okunmuyor',
          sentence: 'Belge okunmuyor. Daha net bir kopya yükleyin.',
        },
        {
          id: 'otherBrand',
          label: 'Belge bu markanın değil',
          sentence: 'Belge bu markaya ait değil.',
        },
        {
          id: 'otherCompany',
          label: 'Belge başka bir firmanın',
          sentence: 'Belge firmanız adına düzenlenmemiş.',
        },
        {
          id: 'otherDay',
          label: 'Geçerlilik tarihi tutmuyor',
          sentence: 'Yazdığınız son gün belgedekinden farklı.',
        },
        ownWords,
      ],
    },
  },
  productRequests: {
    label: 'Ürün istekleri',
    roles: ['catalogue'],
    targetHours: 24,
    reasons: {
      reject: [
        {
          id: 'unreadable',
          label: 'Fotoğraf okunmuyor',
          sentence: 'Fotoğraf okunmuyor. Kutuyu daha yakından çekip yeniden isteyin.',
        },
        {
          id: 'wrongBarcode',
          label: 'Barkod bu ürünün değil',
          sentence: 'Barkod bu ürünün değil. Kutudaki barkodu yeniden okutun.',
        },
        { id: 'notSold', label: 'Burada satılamaz', sentence: 'Bu ürün burada satılamaz.' },
        ownWords,
      ],
    },
  },
  cases: {
    label: 'Talepler',
    roles: ['finance'],
    targetHours: 72,
    reasons: {
      approve: [
        {
          id: 'evidence',
          label: 'Fotoğraf ve belgeler alıcıyı doğruluyor',
          sentence: 'Fotoğraf ve belgeler alıcıyı doğruluyor.',
        },
        {
          id: 'silence',
          label: 'Satıcı yanıt vermedi',
          sentence: 'Satıcı süresinde yanıt vermedi.',
        },
        ownWords,
      ],
      reject: [
        {
          id: 'noEvidence',
          label: 'Talep kanıtlanmadı',
          sentence: 'Talebi doğrulayan fotoğraf ya da belge yok.',
        },
        {
          id: 'asListed',
          label: 'Ürün ilandaki gibi',
          sentence: 'Ürün ilanda yazdığı gibi gönderilmiş.',
        },
        ownWords,
      ],
    },
  },
  originality: {
    label: 'Orijinallik',
    roles: ['catalogue'],
    targetHours: 24,
    reasons: {
      reject: [
        {
          id: 'unreadable',
          label: 'Belge okunmuyor',
          sentence: 'Fatura okunmuyor. Daha net bir kopya yükleyin.',
        },
        {
          id: 'otherProduct',
          label: 'Ürün faturada yok',
          sentence: 'Ürün bu faturada yok. Ürünün satırını içeren faturayı yükleyin.',
        },
        {
          id: 'otherCompany',
          label: 'Fatura başka bir firmaya kesilmiş',
          sentence: 'Fatura firmanıza kesilmemiş.',
        },
        {
          id: 'supplier',
          label: 'Tedarikçi doğrulanamadı',
          sentence: 'Faturayı kesen tedarikçi doğrulanamadı.',
        },
        ownWords,
      ],
    },
  },
  issues: {
    label: 'Ürün bildirimleri',
    roles: ['catalogue', 'support'],
    targetHours: 48,
    reasons: {
      approve: [
        { id: 'corrected', label: 'Bilgi düzeltildi', sentence: 'Ürün bilgisi düzeltildi.' },
        {
          id: 'suspended',
          label: 'İlan askıya alınsın',
          sentence: 'Bildirim haklı bulundu; ilan askıya alındı.',
        },
        {
          id: 'risky',
          label: 'Ürün riskli sayılsın, fatura istensin',
          sentence: 'Bildirim haklı bulundu; ürünü satanlardan alış faturası istendi.',
        },
        ownWords,
      ],
      reject: [
        { id: 'unfounded', label: 'Sorun bulunamadı', sentence: 'İlan incelendi, sorun bulunamadı.' },
        {
          id: 'answered',
          label: 'Satıcının yanıtı yeterli',
          sentence: 'Satıcının yanıtı yeterli bulundu.',
        },
        ownWords,
      ],
      ask: [
        { id: 'explain', label: 'Açıklama iste', sentence: 'Bildirimi açıklayın.' },
        { id: 'source', label: 'Kaynağını sor', sentence: 'Ürünü nereden aldığınızı yazın.' },
        ownWords,
      ],
    },
  },
  scoreAppeals: {
    label: 'Puan itirazları',
    roles: ['support'],
    targetHours: 72,
    reasons: {
      approve: [
        {
          id: 'notSeller',
          label: 'Satıcıdan kaynaklanmıyor',
          sentence: 'Olay satıcıdan kaynaklanmıyor; puandan çıkarıldı.',
        },
        {
          id: 'abusive',
          label: 'Değerlendirme kurallara aykırı',
          sentence: 'Değerlendirme kurallara aykırı; kaldırıldı.',
        },
        ownWords,
      ],
      reject: [
        { id: 'asRecorded', label: 'Kayıtlar doğru', sentence: 'Kayıtlar olayı doğruluyor.' },
        {
          id: 'fairRating',
          label: 'Değerlendirme kurallara uygun',
          sentence: 'Değerlendirme kurallara uygun.',
        },
        ownWords,
      ],
    },
  },
  // The reason of an approval is the ruling (`messageRulingOf`).
  messageReports: {
    label: 'Mesaj bildirimleri',
    roles: ['support'],
    targetHours: 24,
    reasons: {
      approve: [
        {
          id: 'warned',
          label: 'Gönderen uyarılsın',
          sentence: 'Mesajınız bildirildi ve mesajlaşma kurallarına aykırı bulundu.',
        },
        {
          id: 'hidden',
          label: 'Mesaj kaldırılsın',
          sentence: 'Mesajınız kurallara aykırı bulunduğu için kaldırıldı.',
        },
        {
          id: 'blocked',
          label: 'Mesaj kaldırılsın, gönderenin mesajları durdurulsun',
          sentence: 'Mesajınız kaldırıldı ve firmanızın mesaj göndermesi 30 gün durduruldu.',
        },
      ],
      reject: [
        {
          id: 'withinRules',
          label: 'Mesaj kurallara uygun',
          sentence: 'Mesaj incelendi ve kurallara uygun bulundu.',
        },
        {
          id: 'orderMatter',
          label: 'Sipariş talebinin konusu',
          sentence: 'Bu bir sipariş anlaşmazlığıdır; siparişinizden iade ya da iptal talebi açabilirsiniz.',
        },
        ownWords,
      ],
    },
  },
  // For administrators other than the one who made the request.
  bans: {
    label: 'Satış yasakları',
    roles: [],
    targetHours: 4,
    reasons: {
      reject: [
        {
          id: 'unfounded',
          label: 'Neden yeterli değil',
          sentence: 'Gösterilen neden yasak için yeterli değil.',
        },
        { id: 'withdrawn', label: 'İstek geri çekildi', sentence: 'İstek geri çekildi.' },
        ownWords,
      ],
    },
  },
  tickets: {
    label: 'Destek talepleri',
    roles: ['support'],
    targetHours: 24,
    noteMaxChars: 2000,
    reasons: {
      approve: [
        { id: ownWordsReason, label: 'Kendi yanıtım', sentence: '' },
        { id: 'fixed', label: 'Sorun giderildi', sentence: 'Bildirdiğiniz sorunu giderdik.' },
        {
          id: 'openCase',
          label: 'İade ya da iptal talebi açılmalı',
          sentence: 'Siparişiniz için bu talebin sayfasından iade ya da iptal talebi açabilirsiniz.',
        },
        {
          id: 'bankDays',
          label: 'İade bankada',
          sentence:
            'Para iadesini bankanıza ilettik; kartınıza yansıması bankanıza göre birkaç iş günü sürer.',
        },
      ],
      ask: [
        {
          id: 'photo',
          label: 'Fotoğraf',
          sentence: 'İnceleyebilmemiz için ürünün ve kutunun fotoğrafını bu talebe ekleyin.',
        },
        {
          id: 'document',
          label: 'Belge',
          sentence: 'Konuyla ilgili belgeyi (fatura, irsaliye, dekont) bu talebe ekleyin.',
        },
        { id: ownWordsReason, label: 'Başka bir bilgi', sentence: '' },
      ],
      reject: [
        { id: 'solved', label: 'Çözüldü', sentence: 'Konu çözüldüğü için talebinizi kapattık.' },
        {
          id: 'duplicate',
          label: 'Aynı konuda başka talep var',
          sentence: 'Aynı konuda açık bir talebiniz daha olduğu için bunu kapattık.',
        },
        ownWords,
      ],
    },
  },
};

/** Returns the maximum length of an operator's note in a queue, in characters. */
export const noteMaxChars = (queue: QueueId): number => queueRules[queue].noteMaxChars ?? 400;

/** Returns whether these roles may view and decide items of a queue. */
export const mayWorkOn = (roles: readonly OperatorRole[], queue: QueueId): boolean =>
  mayActAs(roles, queueRules[queue].roles);

/** Returns when an item that waits since `since` is due. */
export const queueTarget = (queue: QueueId, since: Date): Date =>
  new Date(since.getTime() + queueRules[queue].targetHours * 3_600_000);

/** Returns whether a decision requires a reason. */
export const needsReason = (queue: QueueId, decision: QueueDecision): boolean =>
  decision !== 'approve' || queueRules[queue].reasons.approve !== undefined;

/**
 * Returns the sentence for the other party: the reason, then the operator's note. Null when the queue has no
 * such decision or reason, or for `other` without a note.
 */
export function decisionSentence(
  queue: QueueId,
  decision: QueueDecision,
  reasonId: string,
  note: string,
): string | null {
  const reason = queueRules[queue].reasons[decision]?.find(({ id }) => id === reasonId);
  const words = note.trim();
  if (!reason || (reason.sentence === '' && words.length < 3)) return null;
  return [reason.sentence, words].filter(Boolean).join(' ');
}
