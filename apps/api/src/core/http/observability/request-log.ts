import type { Log } from '../../context.ts';

type Line = Parameters<Log['info']>;

/**
 * The log of one request: its lines carry the request id. Few requests write one, so it holds only two references; a
 * child logger would cost as much as the rest of a small request.
 */
export class RequestLog implements Log {
  readonly #log: Log;
  readonly #reqId: string;

  constructor(log: Log, reqId: string) {
    this.#log = log;
    this.#reqId = reqId;
  }

  error(...[facts, message]: Line): void {
    this.#log.error({ reqId: this.#reqId, ...facts }, message);
  }

  warn(...[facts, message]: Line): void {
    this.#log.warn({ reqId: this.#reqId, ...facts }, message);
  }

  info(...[facts, message]: Line): void {
    this.#log.info({ reqId: this.#reqId, ...facts }, message);
  }
}
