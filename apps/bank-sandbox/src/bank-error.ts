/** A refusal that the caller may read; becomes `{ code, message }` with this HTTP status. */
export class BankError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'BankError';
    this.status = status;
    this.code = code;
  }
}
