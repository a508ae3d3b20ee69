import { changedFacts, type CompanyFacts } from '@havan/domain/company-change';
import type { ScorePart } from '@havan/domain/seller-score';
import { type Db, openDatabase } from '../../core/db/database.ts';
import { withTransaction } from '../../core/db/transaction.ts';
import { record } from '../../modules/backoffice/audit/record.ts';
import { listScoreEvents } from '../../modules/sales/score/score.service.ts';
import {
  addAppeal,
  addBanRequest,
  addCompanyChange,
  addMessageReport,
  addProductRequest,
  type DemoMember,
  formerAdministrator,
  otherTownOf,
  ownersOf,
  tradersOf,
  writeConversation,
} from './demo-queues.sql.ts';

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

/**
 * Adds waiting requests that an operator decides: changes of company facts, product requests, appeals against scores
 * and reports of messages; and sales bans that a second administrator decides. Two or three of each wait, so that every
 * queue of the back office can be tried.
 */
export async function fillDemoQueues(url: string, now: Date): Promise<void> {
  const { db, close } = openDatabase({ url, max: 1, applicationName: 'havan-seed-queues' });
  try {
    await withTransaction(db, async (trx) => {
      const pharmacies = await ownersOf(trx, 'pharmacy', 6);
      const merchants = await ownersOf(trx, 'merchant', 6);
      await askChanges(trx, [...pharmacies.slice(0, 2), ...merchants.slice(0, 1)], now);
      await askProducts(trx, merchants.slice(0, 3), now);
      await reportMessages(trx, pharmacies.slice(2, 5), merchants.slice(1, 4), now);
      await askBans(trx, merchants.slice(4, 6), now);
      await appealFacts(trx, now);
    });
  } finally {
    await close();
  }
}

/** Requested changes; none of them needs a document. */
const changes: readonly {
  readonly hours: number;
  readonly note: string;
  readonly change: (
    old: CompanyFacts,
    town: { readonly id: number; readonly name: string },
  ) => Partial<CompanyFacts>;
}[] = [
  {
    hours: 27,
    note: 'Eczanemizi aynı ilçede yeni adresine taşıdık; ruhsat adresi de değişti.',
    change: () => ({ address: 'Cumhuriyet Mah. Sağlık Cad. No: 14/A' }),
  },
  {
    hours: 6,
    note: 'Ay başında komşu ilçeye taşınıyoruz.',
    change: (_old, { id, name }) => ({ townId: id, taxOffice: name, address: 'Yeni Mah. Çınar Sok. No: 3' }),
  },
  {
    hours: 2,
    note: 'Vergi dairemiz birleşti, yeni adıyla görünsün.',
    change: ({ taxOffice }) => ({ taxOffice: `Yeni ${taxOffice}` }),
  },
];

async function askChanges(trx: Db, askers: readonly DemoMember[], now: Date): Promise<void> {
  for (const [index, asker] of askers.entries()) {
    const { companyId: _companyId, userId: _userId, ...before } = asker;
    const plot = changes[index];
    const town = await otherTownOf(trx, before.townId);
    if (!plot || !town) continue;
    const after: CompanyFacts = { ...before, ...plot.change(before, town) };
    const changed = changedFacts(before, after);
    const sideOf = (facts: CompanyFacts): Partial<CompanyFacts> =>
      Object.fromEntries(changed.map((fact) => [fact, facts[fact]]));
    await addCompanyChange(trx, asker, {
      before: sideOf(before),
      after: sideOf(after),
      note: plot.note,
      at: hoursBefore(now, plot.hours),
    });
  }
}

/**
 * The barcodes use the last brand number that the demo market could assign, so no product has them. Prices in kuruş.
 */
const wantedProducts = [
  {
    hours: 31,
    barcode: '2899990000170',
    name: 'Yara Bakım Bandı Suya Dayanıklı 20 Adet',
    brand: 'Sarmed',
    category: 'Yara bakımı',
    kind: 'medicalDevice',
    psf: 18_900,
  },
  {
    hours: 12,
    barcode: '2899990000248',
    name: 'Güneş Sonrası Nemlendirici Jel 150 ml',
    brand: 'Solvia',
    category: 'Güneş ürünleri',
    kind: 'general',
    psf: 42_500,
  },
  {
    hours: 3,
    barcode: '2899990000316',
    name: 'Bebek Pişik Kremi 100 ml',
    brand: 'Minikare',
    category: '',
    kind: 'general',
    psf: null,
  },
] as const;

async function askProducts(trx: Db, askers: readonly DemoMember[], now: Date): Promise<void> {
  for (const [index, asker] of askers.entries()) {
    const wanted = wantedProducts[index];
    if (!wanted) continue;
    const { hours, ...said } = wanted;
    await addProductRequest(trx, asker, { ...said, at: hoursBefore(now, hours) });
  }
}

/** The buyer reports the last message, which the seller wrote. */
const reported = [
  {
    hours: 22,
    reason: 'fraud',
    note: 'Ödemeyi Havan dışına çekmeye çalışıyor.',
    words: [
      'Merhaba, 20 kutu alırsam fiyat ne olur?',
      'Havan üzerinden vermeyin, IBAN numarama havale yapın; yüzde on indirim yaparım.',
    ],
  },
  {
    hours: 9,
    reason: 'insult',
    note: null,
    words: [
      'Kolide iki kutu eksik çıktı, bakabilir misiniz?',
      'Sayarak gönderdik.',
      'Fotoğrafını ekleyebilirim, iade talebi de açacağım.',
      'Saymayı bilmiyorsanız bizi uğraştırmayın, sizin gibi müşteri olmaz olsun.',
    ],
  },
  {
    hours: 4,
    reason: 'advertising',
    note: 'Sorumla ilgisi yok.',
    words: [
      'Bu ürünün 2028 miatlısı var mı?',
      'Sigorta işlerinizi de biz yapıyoruz, kampanyamız için bu hafta arayın.',
    ],
  },
] as const;

async function reportMessages(
  trx: Db,
  buyers: readonly DemoMember[],
  sellers: readonly DemoMember[],
  now: Date,
): Promise<void> {
  for (const [index, { hours, reason, note, words }] of reported.entries()) {
    const [buyer, seller] = [buyers[index], sellers[index]];
    if (!buyer || !seller) continue;
    const places = { buyerId: buyer.companyId, sellerId: seller.companyId };
    const ids = await writeConversation(trx, { ...places, words, startedAt: hoursBefore(now, hours + 1) });
    const message = ids.at(-1);
    if (message === undefined) continue;
    await addMessageReport(trx, buyer, { messageId: message, reason, note, at: hoursBefore(now, hours) });
  }
}

const bans = [
  {
    hours: 20,
    reason: 'Gösterdiği yetki belgesini markanın distribütörü yazılı olarak tanımadı.',
  },
  { hours: 5, reason: 'KEP adresine gönderilen iki yazı teslim alınmadı; telefonla da ulaşılamıyor.' },
];

async function askBans(trx: Db, companies: readonly DemoMember[], now: Date): Promise<void> {
  const who = await formerAdministrator(trx);
  for (const [index, { companyId }] of companies.entries()) {
    const plot = bans[index];
    if (!plot) continue;
    const at = hoursBefore(now, plot.hours);
    await addBanRequest(trx, { companyId, reason: plot.reason, operatorId: who.operatorId, at });
    await record(
      trx,
      at,
      who,
      { ip: '127.0.0.1' },
      {
        action: 'company.askBan',
        subject: ['company', companyId],
        before: { isBanned: false },
        after: { reason: plot.reason },
      },
    );
  }
}

const appealTexts: Readonly<Record<ScorePart, string>> = {
  dispatch: 'Paket gününde hazırdı; kargo firması o gün bizden almaya gelmedi.',
  supply: 'Ürünler depodaki su baskınında zarar gördü; alıcıya aynı gün haber verdik.',
  expiry: 'Gönderdiğimiz kutunun miadı ilandaki gibiydi; çıkış fotoğrafı elimizde.',
  returns: 'Kutu bizden sağlam çıktı, kargo tutanağında hasar kaydı yok.',
  ratings: 'Düşük puan kargonun gecikmesi için verilmiş; paketi gününde teslim ettik.',
};

const appealsWanted = 3;

/**
 * Adds appeals at `now` against recent score events, of sellers other than the demo accounts, each against another
 * part.
 */
async function appealFacts(trx: Db, now: Date): Promise<void> {
  const appealed = new Set<ScorePart>();
  for (const sellerId of await tradersOf(trx)) {
    if (appealed.size >= appealsWanted) return;
    const ctx = { db: trx, clock: { now: () => now } };
    const { items } = await listScoreEvents(ctx, { companyId: sellerId }, { pageSize: 5 });
    const event = items.find(({ part, appealUntil }) => appealUntil !== null && !appealed.has(part));
    if (!event) continue;
    const { part, orderId } = event;
    await addAppeal(trx, { sellerId, orderId, part, text: appealTexts[part], at: now });
    appealed.add(part);
  }
}
