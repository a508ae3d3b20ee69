/** A fault of a document. */
export interface Finding {
  /** Name of the official rule (`InvoiceIDCheck`), `xsd`, or one of our own. */
  readonly rule: string;
  /** A Turkish sentence that begins with its place. */
  readonly message: string;
  /** Where in the document: `/Invoice/cac:InvoiceLine[2]/cbc:InvoicedQuantity`; empty for all of it. */
  readonly path: string;
}
