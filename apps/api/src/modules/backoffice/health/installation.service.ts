import type { Installation } from '@havan/contract/backoffice/health';
import { formatCount } from '@havan/domain/count';
import { formatDate, formatTime } from '@havan/domain/istanbul';
import { legalTextSlugs } from '@havan/domain/legal-text';
import type { Context } from '../../../core/context.ts';
import { currentText, findTextVersions } from '../../identity/agreements/legal-texts.service.ts';
import { smtpTransport } from '../../notifications/deliveries/smtp-transport.ts';
import { countAdministrators, countSellableProducts, lastMessage } from './health.sql.ts';

type Part = Installation['parts'][number];

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200);

/** How long the mail server may take to answer the check, in milliseconds. */
const mailPatienceMs = 5000;

const channels = {
  mail: { variable: 'MAIL_URL', example: 'smtp://KULLANICI:ŞİFRE@SUNUCU:587', channel: 'email' },
  sms: { variable: 'SMS_URL', example: 'bearer+https://ANAHTAR@SUNUCU/YOL?from=BAŞLIK', channel: 'sms' },
} as const;

/** Checks a channel by its configuration and the outcome of its last message. */
async function messages({ db }: Context, part: 'mail' | 'sms', url: string | null): Promise<Part> {
  const { variable, example, channel } = channels[part];
  if (url === null || url === 'outbox:')
    return {
      part,
      state: 'open',
      detail: `${variable} verilmemiş: iletiler gönderilmiyor. Sunucuyu ${variable}=${example} ile başlatın.`,
    };
  const last = await lastMessage(db, channel);
  if (!last) return { part, state: 'untried', detail: 'Henüz ileti gönderilmedi.' };
  if (last.state === 'sent') {
    const at = last.settled_at ?? last.created_at;
    return { part, state: 'done', detail: `Son ileti ${formatDate(at)} ${formatTime(at)} tarihinde gitti.` };
  }
  const what = last.state === 'waiting' ? 'Son ileti gidemedi, yeniden denenecek' : 'Son ileti gönderilemedi';
  return { part, state: 'failing', detail: `${what}: ${last.last_error ?? 'neden bilinmiyor'}` };
}

/**
 * Signs in at the mail server, then reports the outcome of the last message: an earlier success proves nothing about
 * new settings.
 */
async function mail(ctx: Context): Promise<Part> {
  const { mailUrl: url, mailFrom: from } = ctx.config;
  if (url !== null && url !== 'outbox:') {
    const server = smtpTransport({ url, from, patienceMs: mailPatienceMs });
    try {
      await server.check?.();
    } catch (error) {
      return {
        part: 'mail',
        state: 'failing',
        detail: `E-posta sunucusuna bağlanılamadı: ${messageOf(error)}`,
      };
    } finally {
      server.close();
    }
    if (from.endsWith('.example>'))
      return {
        part: 'mail',
        state: 'open',
        detail: `Sunucu yanıt veriyor, ama MAIL_FROM verilmemiş: iletiler ${from} adıyla gider ve geri çevrilir. Sunucuyu MAIL_FROM="Pazarınız <bildirim@ALANADINIZ>" ile başlatın.`,
      };
  }
  return messages(ctx, 'mail', url);
}

/**
 * Queries the bank about an unknown payment; any answer shows that it is reachable. The sandbox is reported as open,
 * because it takes no real money.
 */
async function bank({ ports, config }: Context): Promise<Part> {
  try {
    await ports.bank.find(ports.random.uuid());
    return config.bank.kind === 'sandbox'
      ? {
          part: 'bank',
          state: 'open',
          detail: `Deneme bankası yanıt veriyor; gerçek kartlardan para çekmez (deneme kartları: ${config.bankOrigin}). Sunucuyu BANK=iyzico ya da BANK=paytr ile başlatın.`,
        }
      : { part: 'bank', state: 'done', detail: null };
  } catch (error) {
    return { part: 'bank', state: 'failing', detail: `Banka yanıt vermiyor: ${messageOf(error)}` };
  }
}

/** Checks the storage: writes a file, reads it back and removes it. */
async function storage({ ports, config }: Context): Promise<Part> {
  const isFolder = config.filesUrl === null || config.filesUrl.startsWith('file:');

  const key = `probe/${ports.random.uuid()}.txt`;
  const bytes = new TextEncoder().encode(key);
  try {
    await ports.storage.put(key, bytes, 'text/plain');
    const read = await ports.storage.get(key);
    await ports.storage.remove(key);
    return read && Buffer.from(read).equals(bytes)
      ? {
          part: 'storage',
          state: 'done',
          detail: isFolder ? 'Bu makinenin klasörü; birden çok makine için FILES_URL=s3://… gerekir.' : null,
        }
      : { part: 'storage', state: 'failing', detail: 'Yazılan dosya geri okunamadı.' };
  } catch (error) {
    return {
      part: 'storage',
      state: 'failing',
      detail: `Deneme dosyası yazılıp okunamadı: ${messageOf(error)}`,
    };
  }
}

/** Checks whether the operator's own legal texts are published: those that the product ships name no company. */
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
  const [products, administrators] = await Promise.all([
    countSellableProducts(ctx.db),
    countAdministrators(ctx.db),
  ]);
  const tried = await Promise.all([
    mail(ctx),
    messages(ctx, 'sms', ctx.config.smsUrl),
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
