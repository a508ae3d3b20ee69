/** The sender of a notice: the number of the institution, and the system token that ÜTS has issued to it. */
export interface UtsSender {
  readonly institutionNo: string;
  readonly token: string;
}

/** Units that are handed over: a lot with a quantity, or one unit by its serial number. */
export interface UtsSupply {
  readonly productNo: string;
  readonly lot: string;
  readonly serial: string;
  readonly quantity: number;
  /** Number of the receiving institution. */
  readonly otherNo: string;
  readonly documentNo: string;
  /** ISO day. */
  readonly day: string;
}

export interface UtsReceipt {
  /** The supply notice that it answers. */
  readonly supplyNo: string;
  readonly serial: string;
  readonly quantity: number;
}

/** ÜTS has refused a notice, or its sender; any other rejection of a call means an unknown outcome. */
export class UtsRefusal extends Error {
  override readonly name = 'UtsRefusal';
  readonly isAboutToken: boolean;
  constructor(sentence: string, isAboutToken = false) {
    super(sentence);
    this.isAboutToken = isAboutToken;
  }
}

/** The product tracking system of the Ministry of Health. */
export interface UtsPort {
  /** Reports a supply; returns its number in ÜTS. @throws UtsRefusal */
  readonly supply: (sender: UtsSender, notice: UtsSupply) => Promise<string>;
  /** Returns the number of a supply that arrived although its answer did not; null when ÜTS has none. */
  readonly findSupply: (sender: UtsSender, notice: UtsSupply) => Promise<string | null>;
  /** Reports a receipt; returns its number in ÜTS. @throws UtsRefusal */
  readonly receive: (sender: UtsSender, notice: UtsReceipt) => Promise<string>;
  /** @throws UtsRefusal when the token is not valid */
  readonly check: (sender: UtsSender) => Promise<void>;
}

let made = 0;
const nextNumber = (): Promise<string> => {
  made += 1;
  return Promise.resolve(`00000000-0000-4000-8000-${String(made).padStart(12, '0')}`);
};

/** A substitute when ÜTS is not connected: it accepts everything and sends nothing. */
export const localUts: UtsPort = {
  supply: nextNumber,
  findSupply: () => Promise.resolve(null),
  receive: nextNumber,
  check: () => Promise.resolve(),
};
