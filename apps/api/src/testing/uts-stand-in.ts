import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { utsHttp } from '../core/ports/uts/uts-http.ts';
import type { UtsPort } from '../core/ports/uts/uts-port.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Reported {
  readonly id: string;
  readonly path: 'alma' | 'verme';
  readonly from: string;
  readonly fields: Fields;
}

/** A stand-in for the web services of ÜTS; its answers follow docs/uts.md. */
export interface UtsStandIn {
  /** The adapter of the product, connected to it. */
  readonly port: UtsPort;
  /** The system tokens that it accepts, each with the number of its institution. */
  readonly tokens: Map<string, string>;
  readonly reported: Reported[];
  /** The paths of all requests. */
  readonly asked: string[];
  /**
   * How the next reports are answered: normally, without an answer although they are accepted, or with a server error.
   */
  mood: 'down' | 'mute' | 'well';
}

const message = (TIP: 'BILGI' | 'HATA', KOD: string, MET: string) => ({ TIP, KOD, MET, MPA: [] });
const refusal = (...sentences: string[]) => ({
  status: 400,
  body: { SNC: null, MSJ: sentences.map((MET) => message('HATA', 'UTS-H001', MET)) },
});

/** Starts a stand-in for ÜTS for the test file that calls this at its top. */
export function utsStandIn(): UtsStandIn {
  const reported: Reported[] = [];
  let url = '';
  const connected = () => utsHttp({ url, patienceMs: 5000 });
  const standIn: UtsStandIn = {
    port: {
      supply: (...of) => connected().supply(...of),
      findSupply: (...of) => connected().findSupply(...of),
      receive: (...of) => connected().receive(...of),
      check: (...of) => connected().check(...of),
    },
    tokens: new Map(),
    reported,
    asked: [],
    mood: 'well',
  };
  const answer = (path: string, token: string, fields: Fields): { status: number; body: object } => {
    const from = standIn.tokens.get(token);
    if (from === undefined) return { status: 401, body: { errors: ['NOT_A_VALID_TOKEN_ERROR'] } };
    const keep = (kind: Reported['path'], sentence: string) => {
      const id = randomUUID();
      reported.push({ id, path: kind, from, fields });
      return {
        status: 200,
        body: { SNC: id, MSJ: [message('BILGI', 'UTS-B027', sentence.replace('%', id))] },
      };
    };
    const taken = new Set(
      reported.flatMap(({ path: kind, fields: { VBI } }) => (kind === 'alma' ? [VBI] : [])),
    );
    switch (path) {
      case '/UTS/uh/rest/bildirim/verme/ekle': {
        const faults = faultsOf(fields);
        if (faults.length > 0) return refusal(...faults);
        const same = reported.some(
          ({ path: kind, from: sender, fields: before }) =>
            kind === 'verme' &&
            sender === from &&
            before['UNO'] === fields['UNO'] &&
            (fields['SNO'] === undefined
              ? before['LNO'] === fields['LNO'] && before['BNO'] === fields['BNO']
              : before['SNO'] === fields['SNO']),
        );
        return same
          ? refusal('Bu tekil ürün için verme bildirimi yapılmış.')
          : keep('verme', 'Bildirim id’si % olan verme bildirimi yapıldı.');
      }
      case '/UTS/uh/rest/bildirim/alma/ekle': {
        const supply = reported.find(({ id, path: kind }) => kind === 'verme' && id === fields['VBI']);
        if (!supply || supply.fields['KUN'] !== from) return refusal('Verme bildirimi bulunamadı.');
        return taken.has(supply.id)
          ? refusal('Bu verme bildirimi için alma bildirimi yapılmış.')
          : keep('alma', 'Bildirim id’si % olan alma bildirimi yapıldı.');
      }
      case '/UTS/uh/rest/bildirim/verme/askidakiler/offset':
      case '/UTS/uh/rest/bildirim/alma/bekleyenler/sorgula/offset': {
        const isOwn = path.includes('askidakiler');
        const open = reported.filter(
          ({ id, path: kind, from: sender, fields: { KUN } }) =>
            kind === 'verme' && !taken.has(id) && (isOwn ? sender : KUN) === from,
        );
        // A page has two rows, whatever was requested, so that there is a next page.
        const begin = Number(fields['OFF'] ?? 0);
        const LST = open.slice(begin, begin + 2).map(({ id, fields: unit }) => ({ BID: id, ...unit }));
        const OFF = begin + 2 < open.length ? String(begin + 2) : null;
        return { status: 200, body: { SNC: { LST, OFF }, MSJ: [] } };
      }
      default:
        return { status: 404, body: {} };
    }
  };
  const server = createServer((request, response) => {
    void readJson(request).then((fields) => {
      const path = request.url ?? '';
      standIn.asked.push(path);
      const isReport = path.endsWith('/ekle');
      if (isReport && standIn.mood === 'down') return void response.writeHead(503).end('bakım');
      const { status, body } = answer(path, String(request.headers['utstoken']), fields);
      if (isReport && standIn.mood === 'mute') return void response.destroy();
      return void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return standIn;
}

function faultsOf({ UNO, LNO, SNO, ADT, KUN, BNO, GIT }: Fields): string[] {
  const isText = (value: unknown, most: number) =>
    typeof value === 'string' && value !== '' && value.length <= most;
  return [
    ...(isText(UNO, 23) ? [] : ['UNO alanı zorunludur.']),
    ...(isText(LNO, 20) || isText(SNO, 20) ? [] : ['LNO ya da SNO alanı zorunludur.']),
    ...(SNO === undefined && !(Number(ADT) >= 1) ? ['ADT alanı zorunludur.'] : []),
    ...(SNO !== undefined && ADT !== undefined ? ['Tekil takipte ADT gönderilmez.'] : []),
    ...(typeof KUN === 'string' && /^\d{1,30}$/.test(KUN) ? [] : ['KUN alanı zorunludur.']),
    ...(isText(BNO, 50) ? [] : ['BNO alanı zorunludur.']),
    ...(typeof GIT === 'string' && /^\d{4}-\d\d-\d\d$/.test(GIT)
      ? []
      : ['GIT alanı YYYY-AA-GG biçiminde olmalıdır.']),
  ];
}

async function readJson(request: IncomingMessage): Promise<Fields> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || '{}') as Fields;
}
