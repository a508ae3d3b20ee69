import type { FileFlaw } from '@havan/listing-import/file-flaw';
import type { SourceRow } from '@havan/listing-import/source-row';

/** The answer of the thread to a request for the next rows. */
export type WorkbookMessage =
  | { readonly kind: 'rows'; readonly rows: readonly SourceRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'flaw'; readonly flaw: FileFlaw; readonly line: number | null };

/** The bytes of a workbook, in parts. */
export interface WorkbookData {
  readonly parts: readonly Uint8Array[];
}
