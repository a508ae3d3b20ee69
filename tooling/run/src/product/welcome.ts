import type { LaunchSettings } from './settings.ts';

interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly companyType: string;
  readonly note: string;
}

/** Returns the message after a successful start: the addresses and the demo accounts. */
export async function welcome(settings: LaunchSettings): Promise<string> {
  const accounts = await demoAccounts(settings.port);
  const isDemo = accounts.length > 0;
  const addresses = [
    ['Buyers', settings.buyerOrigin],
    ['Merchants', `${settings.merchantOrigin}/merchant`],
    ['Operators', settings.childEnv['BACKOFFICE_ORIGIN'] ?? `http://backoffice.localhost:${settings.port}`],
    ['UI kit', settings.kitOrigin],
    ['API', `http://localhost:${settings.port}/api/docs`],
    [
      'Mail and SMS',
      isDemo
        ? `http://localhost:${settings.port}/outbox`
        : '`pnpm deliveries unsent` prints what no server takes',
    ],
    ['Bank', settings.bankOrigin],
  ];
  const signIns = accounts.map(({ username, password, companyType, note }) => [
    username,
    password,
    companyType,
    note,
  ]);
  const sections = [
    'Havan is running.',
    columns(addresses),
    isDemo
      ? `Sign in as\n${columns(signIns)}`
      : 'A new market begins with the link of its first operator, printed above while there is none; the page "İlk kurulum" of the back office\nthen checks what is missing. `pnpm operators invite EMAIL --role admin` prints another link.',
    'Ctrl-C stops everything.',
  ];
  return `\n${sections.join('\n\n')}\n`;
}

async function demoAccounts(port: number): Promise<readonly DemoAccount[]> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/Master/GetGlobalInformations`);
  const body = (await response.json()) as {
    readonly result?: { readonly demoAccounts?: readonly DemoAccount[] };
  };
  return body.result?.demoAccounts ?? [];
}

/** Returns rows as aligned columns, indented. */
function columns(rows: ReadonlyArray<readonly string[]>): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('   ')}`.trimEnd())
    .join('\n');
}
