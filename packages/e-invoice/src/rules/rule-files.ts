/** The official files, by the names they have wherever they lie. */
export interface RuleFiles {
  /** The schema of an invoice and what it includes, by path from the folder above `maindoc` and `common`. */
  readonly schemas: Readonly<Record<string, Uint8Array>>;
  /** The Schematron and what it includes, by file name. */
  readonly schematron: Readonly<Record<string, Uint8Array>>;
}

/** Where the schema of an invoice lies, from the folder of the schemas. */
export const mainSchema = 'maindoc/UBL-Invoice-2.1.xsd';
export const mainSchematron = 'UBL-TR_Main_Schematron.xml';

const schemaNames = [
  'CCTS_CCT_SchemaModule',
  'UBL-CommonAggregateComponents',
  'UBL-CommonBasicComponents',
  'UBL-CommonExtensionComponents',
  'UBL-CommonSignatureComponents',
  'UBL-CoreComponentParameters',
  'UBL-ExtensionContentDataType',
  'UBL-QualifiedDataTypes',
  'UBL-SignatureAggregateComponents',
  'UBL-SignatureBasicComponents',
  'UBL-UnqualifiedDataTypes',
  'UBL-XAdESv132',
  'UBL-XAdESv141',
  'UBL-xmldsig-core-schema',
];
const schemaPaths = [mainSchema, ...schemaNames.map((name) => `common/${name}-2.1.xsd`)];
const schematronNames = [mainSchematron, 'UBL-TR_Common_Schematron.xml', 'UBL-TR_Codelist.xml'];

/** Folders of schemas and Schematron below one that holds both: a flat copy, and the public collection of the guides. */
const layouts = [
  { schemas: 'xsdrt', schematron: 'schematron' },
  { schemas: 'GIB_UBL_eFatura/xsdrt', schematron: 'GIB_eFatura/schematron' },
] as const;

/**
 * Reads the official files below a folder, or null when one of them is missing.
 * @param read the bytes of a file by its path from that folder, null when there is none
 */
export function readRuleFiles(read: (path: string) => Uint8Array | null): RuleFiles | null {
  for (const layout of layouts) {
    const schemas = readAll(layout.schemas, schemaPaths, read);
    const schematron = readAll(layout.schematron, schematronNames, read);
    if (schemas && schematron) return { schemas, schematron };
  }
  return null;
}

function readAll(
  folder: string,
  paths: readonly string[],
  read: (path: string) => Uint8Array | null,
): Record<string, Uint8Array> | null {
  const files = paths.map((path) => [path, read(`${folder}/${path}`)] as const);
  const found = files.flatMap(([path, bytes]) => (bytes ? [[path, bytes] as const] : []));
  return found.length === paths.length ? Object.fromEntries(found) : null;
}
