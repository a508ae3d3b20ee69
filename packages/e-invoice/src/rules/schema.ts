import {
  XmlBufferInputProvider,
  XmlDocument,
  xmlRegisterInputProvider,
  XmlValidateError,
  XsdValidator,
} from 'libxml2-wasm';
import { mainSchema, type RuleFiles } from './rule-files.ts';

export interface SchemaFinding {
  /** In the English of libxml2. */
  readonly message: string;
  readonly path: string;
  readonly line: number;
}

/** The official schema of an invoice, read once. */
export interface Schema {
  /** Returns the places where a document breaks the schema; empty when it is valid. */
  readonly check: (tree: XmlDocument) => SchemaFinding[];
}

/** libxml2 asks for included files by name: every schema gets names of its own. */
let opened = 0;

/** @throws Error when the files are no schema */
export function openSchema({ schemas }: RuleFiles): Schema {
  opened += 1;
  const folder = `official-rules-${opened}`;
  xmlRegisterInputProvider(
    new XmlBufferInputProvider(
      Object.fromEntries(Object.entries(schemas).map(([path, bytes]) => [`${folder}/${path}`, bytes])),
    ),
  );
  const source = schemas[mainSchema];
  if (!source) throw new Error(`There is no ${mainSchema}`);
  const tree = XmlDocument.fromBuffer(source, { url: `${folder}/${mainSchema}` });
  const validator = XsdValidator.fromDoc(tree);
  return { check: (invoice) => findings(validator, invoice) };
}

function findings(validator: XsdValidator, invoice: XmlDocument): SchemaFinding[] {
  try {
    validator.validate(invoice);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError) || error.details.length === 0) throw error;
    return error.details.map(({ message, line, xpath }) => ({
      message: message.trim(),
      line,
      path: xpath ?? '',
    }));
  }
}
