import SaxonJS from 'saxon-js';
import { lastLine } from './stylesheet.ts';

export interface SchematronFinding {
  /** The name of the rule in the official documents, such as `InvoiceIDCheck`. */
  readonly rule: string;
  /** Official sentence. */
  readonly message: string;
  readonly path: string;
}

/**
 * Runs the compiled rules on an invoice.
 * @param compiled what the XSLT compiler of Saxon made of `stylesheetOf`
 * @param today the day of the clock, `2026-11-22`
 * @throws Error when the rules did not come to their end
 */
export function runSchematron(
  compiled: object,
  text: string,
  isArchive: boolean,
  today: string,
): SchematronFinding[] {
  const { principalResult } = SaxonJS.transform({
    stylesheetInternal: compiled,
    sourceText: text,
    stylesheetParams: { 'Q{}type': isArchive ? 'earchive' : '', 'Q{}today': today },
    destination: 'serialized',
  });
  const lines = (principalResult ?? '').trimEnd().split('\n');
  if (lines.pop() !== lastLine) throw new Error('The official rules did not come to their end');
  return lines.map((line) => {
    const [rule = '', path = '', message = ''] = line.split('\t');
    return { rule, path, message };
  });
}
