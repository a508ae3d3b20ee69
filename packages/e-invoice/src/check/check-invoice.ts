import { ParseOption, XmlDocument, XmlParseError } from 'libxml2-wasm';
import { runSchematron } from '../rules/schematron-run.ts';
import type { Schema } from '../rules/schema.ts';
import type { Finding } from './finding.ts';
import { officialFinding } from './official-sentences.ts';
import { rawText } from './raw-text.ts';
import { refusals } from './refusals.ts';
import { schemaFinding } from './schema-sentences.ts';
import { ownWarnings } from './warnings.ts';

/** The rules of the Revenue Administration, ready to be asked. */
export interface OfficialRules {
  readonly schema: Schema;
  /** The Schematron as Saxon compiled it. */
  readonly schematron: object;
}

export interface CheckOptions {
  /** e-Arşiv asks for EARSIVFATURA, e-Fatura for every other scenario. */
  readonly isArchive: boolean;
  /** Day of the clock, `2026-11-22`: no date may lie behind it. */
  readonly today: string;
}

export interface CheckResult {
  /** Whether the official rules and our refusals accept it; warnings do not count. */
  readonly valid: boolean;
  readonly errors: readonly Finding[];
  /** Sums that do not add up and wrong check digits, which the official rules never look at. */
  readonly warnings: readonly Finding[];
}

/**
 * Checks a document as it came: first what must not even be read, then the official schema, then the official
 * Schematron, last our own arithmetic. Nothing in the document is fetched, included or expanded.
 */
export function checkInvoice(bytes: Uint8Array, rules: OfficialRules, options: CheckOptions): CheckResult {
  const raw = rawText(bytes);
  if ('refusal' in raw) return failed([raw.refusal]);
  const tree = parsed(raw.text);
  if (!(tree instanceof XmlDocument)) return failed([tree]);
  try {
    const refused = refusals(tree);
    if (refused.some(({ rule }) => rule === 'root')) return failed(refused);
    const schema = rules.schema.check(tree).map(schemaFinding);
    const errors = [...refused, ...schema, ...officialErrors(raw.text, rules, options, schema.length === 0)];
    return {
      valid: errors.length === 0,
      errors,
      warnings: schema.length === 0 ? ownWarnings(tree) : [],
    };
  } finally {
    tree.dispose();
  }
}

function parsed(text: string): XmlDocument | Finding {
  try {
    return XmlDocument.fromString(text, { option: ParseOption.XML_PARSE_NO_XXE });
  } catch (error) {
    if (!(error instanceof XmlParseError)) throw error;
    const [first] = error.details;
    const entity = /Entity '([^']*)' not defined/.exec(first?.message ?? '')?.[1];
    const where = first ? `${first.line}. satır: ` : '';
    return entity === undefined
      ? { rule: 'wellFormed', path: '', message: `${where}Dosya düzgün bir XML belgesi değil.` }
      : {
          rule: 'entity',
          path: '',
          message: `${where}&${entity}; varlığı tanımlı değil; varlık kabul edilmez.`,
        };
  }
}

/**
 * Returns the errors of the official rules; on a document that violates the schema they may throw, and it is
 * invalid anyway.
 */
function officialErrors(
  text: string,
  rules: OfficialRules,
  { isArchive, today }: CheckOptions,
  fitsSchema: boolean,
): Finding[] {
  try {
    return runSchematron(rules.schematron, text, isArchive, today).map(officialFinding);
  } catch {
    if (!fitsSchema) return [];
    return [
      {
        rule: 'schematron',
        path: '',
        message: 'Fatura: resmî kurallar bu belgede sonuna kadar işletilemedi.',
      },
    ];
  }
}

function failed(errors: readonly Finding[]): CheckResult {
  return { valid: false, errors, warnings: [] };
}
