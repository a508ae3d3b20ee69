import type { Installation } from '@havan/contract/backoffice/health';
import { formatCount } from '@havan/domain/count';
import { legalTextSlugs } from '@havan/domain/legal-text';
import type { Context } from '../../../core/context.ts';
import { currentText, findTextVersions } from '../../identity/agreements/legal-texts.service.ts';
import { countAdministrators, countSellableProducts, lastMessage } from './health.sql.ts';

type Part = Installation['parts'][number];

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200);

/** Checks a channel by its configuration and the outcome of its last message. */
async function messages({ db }: Context, part: 'mail' | 'sms', url: string | null): Promise<Part> {
  const variable = part === 'mail' ? 'MAIL_URL' : 'SMS_URL';
  if (url === null || url === 'outbox:')
    return { part, state: 'open', detail: `${variable} verilmemiş: iletiler gönderilmiyor.` };
  const last = await lastMessage(db, part === 'mail' ? 'email' : 'sms');
  if (!last) return { part, state: 'untried', detail: 'Henüz ileti gönderilmedi.' };
  return last.state === 'sent'
    ? { part, state: 'done', detail: null }
    : {
        part,
        state: 'failing',
        detail: `${last.state === 'waiting' ? 'Son ileti gidemedi, yeniden denenecek' : 'Son ileti gönderilemedi'}: ${last.last_error ?? 'neden bilinmiyor'}`,
      };
}

/** Queries the bank about an unknown payment; any answer shows that it is reachable. */
async function bank({ ports }: Context): Promise<Part> {
  try {
    await ports.bank.find(ports.random.uuid());
    return { part: 'bank', state: 'done', detail: null };
  } catch (error) {
    return { part: 'bank', state: 'failing', detail: messageOf(error) };
  }
}

/** Writes a file, reads it back and removes it. */
async function storage({ ports }: Context): Promise<Part> {
  const key = `probe/${ports.random.uuid()}.txt`;
  const bytes = new TextEncoder().encode(key);
  try {
    await ports.storage.put(key, bytes, 'text/plain');
    const read = await ports.storage.get(key);
    await ports.storage.remove(key);
    return read && Buffer.from(read).equals(bytes)
      ? { part: 'storage', state: 'done', detail: null }
      : { part: 'storage', state: 'failing', detail: 'Yazılan dosya geri okunamadı.' };
  } catch (error) {
    return { part: 'storage', state: 'failing', detail: messageOf(error) };
  }
}

/** Looks whether the operator's own legal texts are published: those that the product ships name no company. */
async function legalTexts({ db }: Context): Promise<Part> {
  const published = new Set((await findTextVersions(db)).map(({ slug }) => slug));
  const missing = legalTextSlugs.filter((slug) => !published.has(slug));
  if (missing.length === 0) return { part: 'legalTexts', state: 'done', detail: null };
  const titles = await Promise.all(missing.map(async (slug) => (await currentText(db, slug)).title));
  return {
    part: 'legalTexts',
    state: 'open',
    detail: `Hazır metin yürürlükte, sizinki yayımlanmadı: ${titles.join(', ')}.`,
  };
}

/** Checks every part of the installation. Failures are reported, never thrown. */
export async function tryInstallation(ctx: Context): Promise<Installation> {
  const { mailUrl, smsUrl } = ctx.config;
  const [products, administrators] = await Promise.all([
    countSellableProducts(ctx.db),
    countAdministrators(ctx.db),
  ]);
  const tried = await Promise.all([
    messages(ctx, 'mail', mailUrl),
    messages(ctx, 'sms', smsUrl),
    bank(ctx),
    storage(ctx),
    legalTexts(ctx),
  ]);
  return {
    parts: [
      ...tried,
      products > 0
        ? { part: 'products', state: 'done', detail: `${formatCount(products)} ürün satılabilir.` }
        : { part: 'products', state: 'open', detail: 'Satılabilir ürün yok.' },
      administrators > 1
        ? { part: 'operators', state: 'done', detail: null }
        : { part: 'operators', state: 'open', detail: 'Tek yönetici var: o giremezse kimse giremez.' },
    ],
  };
}
