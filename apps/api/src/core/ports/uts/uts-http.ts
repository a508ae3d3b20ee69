import * as v from 'valibot';
import { UtsRefusal, type UtsPort, type UtsSender, type UtsSupply } from './uts-port.ts';

/** Answer of any service: `SNC` is its result, `MSJ` its messages. */
const answered = v.object({
  SNC: v.optional(v.unknown()),
  MSJ: v.optional(
    v.nullable(
      v.array(
        v.object({
          TIP: v.optional(v.nullable(v.string())),
          KOD: v.optional(v.nullable(v.string())),
          MET: v.optional(v.nullable(v.string())),
        }),
      ),
    ),
  ),
});
type Answered = v.InferOutput<typeof answered>;

/** The live service; that for tests is at utstest.saglik.gov.tr. */
export const liveUts = 'https://utsuygulama.saglik.gov.tr';

const unit = v.object({
  BID: v.string(),
  UNO: v.optional(v.nullable(v.string())),
  LNO: v.optional(v.nullable(v.string())),
  SNO: v.optional(v.nullable(v.string())),
  BNO: v.optional(v.nullable(v.string())),
});
const page = v.object({
  LST: v.optional(v.nullable(v.array(unit))),
  OFF: v.optional(v.nullable(v.string())),
});

const paths = {
  supply: '/UTS/uh/rest/bildirim/verme/ekle',
  receive: '/UTS/uh/rest/bildirim/alma/ekle',
  open: '/UTS/uh/rest/bildirim/verme/askidakiler/offset',
  arriving: '/UTS/uh/rest/bildirim/alma/bekleyenler/sorgula/offset',
} as const;

/** Notices in one page of a query, and largest number of pages that are read. */
const pageRows = 100;
const pagesMax = 50;

/**
 * Returns the port to the web services of ÜTS "Takip ve İzleme": JSON over HTTPS with the header `utsToken`.
 * docs/uts.md lists what is documented and what is assumed about them.
 */
export function utsHttp({
  url,
  patienceMs = 20_000,
}: {
  readonly url: string;
  readonly patienceMs?: number;
}): UtsPort {
  const origin = url.replace(/\/+$/, '');

  async function ask({ token }: UtsSender, path: string, request: object): Promise<Answered> {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', accept: 'application/json', utsToken: token },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    if (response.status === 401 || response.status === 403 || text.includes('NOT_A_VALID_TOKEN_ERROR'))
      throw new UtsRefusal('ÜTS belirteci (token) kabul etmedi.', true);
    if (response.status !== 200 && response.status !== 400) throw new Error(`ÜTS ${response.status}`);
    const answer = v.parse(answered, JSON.parse(text));
    const fault = answer.MSJ?.find(({ TIP }) => TIP === 'HATA');
    if (response.status === 400 || fault) throw new UtsRefusal(sentenceOf(answer));
    return answer;
  }

  async function report(sender: UtsSender, path: string, request: object): Promise<string> {
    const { SNC } = await ask(sender, path, request);
    if (typeof SNC !== 'string' || SNC === '') throw new Error('ÜTS answered without a number');
    return SNC;
  }

  return {
    supply: (sender, notice) => report(sender, paths.supply, supplyRequest(notice)),
    receive: (sender, { supplyNo, serial, quantity }) =>
      report(sender, paths.receive, { VBI: supplyNo, ...(serial === '' && { ADT: quantity }) }),
    check: async (sender) => {
      await ask(sender, paths.arriving, { ADT: 1 });
    },
    findSupply: async (sender, notice) => {
      let offset: string | null = null;
      for (let read = 0; read < pagesMax; read += 1) {
        // Each page says where the next begins.
        const { SNC } = await ask(sender, paths.open, {
          ADT: pageRows,
          ...(offset !== null && { OFF: offset }),
        });
        const { LST, OFF }: v.InferOutput<typeof page> = v.parse(page, SNC ?? {});
        const found = LST?.find((row) => isSame(row, notice));
        if (found) return found.BID;
        if (!LST || LST.length === 0 || !OFF || OFF === offset) return null;
        offset = OFF;
      }
      return null;
    },
  };
}

const supplyRequest = ({
  productNo,
  lot,
  serial,
  quantity,
  otherNo,
  documentNo,
  day,
}: UtsSupply): object => ({
  UNO: productNo,
  // A unit with a serial number has no quantity.
  ...(serial === '' ? { LNO: lot, ADT: quantity } : { SNO: serial }),
  KUN: otherNo,
  BNO: documentNo,
  GIT: day,
});

const withoutZeros = (number: string): string => number.replace(/^0+/, '');

const isSame = (row: v.InferOutput<typeof unit>, notice: UtsSupply): boolean =>
  row.BNO === notice.documentNo &&
  withoutZeros(row.UNO ?? '') === withoutZeros(notice.productNo) &&
  (notice.serial === '' ? row.LNO === notice.lot : row.SNO === notice.serial);

/** Returns the reason that ÜTS gives for a refusal, in one line. */
function sentenceOf({ MSJ }: Answered): string {
  const said = (MSJ ?? [])
    .filter(({ TIP }) => TIP !== 'BILGI')
    .map(({ KOD, MET }) => [MET, KOD && `(${KOD})`].filter(Boolean).join(' '));
  return said.length === 0 ? 'ÜTS bildirimi kabul etmedi.' : said.join(' ').slice(0, 500);
}
