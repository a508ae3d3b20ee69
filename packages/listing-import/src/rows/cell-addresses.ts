import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Bytes of a sheet that are checked: a program that writes one cell without its address writes all of them so. */
const sniffedBytes = 65_536;
const bareCell = /<c(?=[\s/>])(?![^<>]*\sr=)/;
const rowOrCell = /<(row|c)(?=[\s/>])([^<>]*)/g;
const ownAddress = /\sr=(?:"([^"]*)"|'([^']*)')/;

const isSheet = (name: string): boolean => /^xl\/worksheets\/[^/]+\.xml$/i.test(name);

/**
 * Returns the workbook with an address in every cell. The format leaves the address optional (ECMA-376, 18.3.1.4: a
 * cell without `r` follows the one before it), some pharmacy programs leave it out, and the parser of the workbook
 * needs it.
 */
export function withCellAddresses(
  workbook: Uint8Array<ArrayBuffer>,
  sheets: Readonly<Record<string, Uint8Array>>,
): Uint8Array<ArrayBuffer> {
  const bare = Object.entries(sheets).filter(
    ([name, xml]) => isSheet(name) && bareCell.test(strFromU8(xml.subarray(0, sniffedBytes))),
  );
  if (bare.length === 0) return workbook;
  const addressed = bare.map(([name, xml]) => [name, strToU8(addressedSheet(strFromU8(xml)))] as const);
  return zipSync({ ...unzipSync(workbook), ...Object.fromEntries(addressed) }, { level: 0 });
}

function addressedSheet(xml: string): string {
  let row = 0;
  let column = 0;
  return xml.replace(rowOrCell, (tag, kind: string, attributes: string) => {
    const own = ownAddress.exec(attributes);
    const address = own?.[1] ?? own?.[2];
    if (kind === 'row') {
      row = address === undefined ? row + 1 : Number(address);
      column = 0;
      return address === undefined ? `<row r="${row}"${attributes}` : tag;
    }
    column = address === undefined ? column + 1 : columnOf(address);
    return address === undefined ? `<c r="${columnName(column)}${row}"${attributes}` : tag;
  });
}

const letters = 26;
const beforeA = 'A'.charCodeAt(0) - 1;

/** Returns the column of `AB12`, from 1. */
const columnOf = (address: string): number =>
  Array.from(address.replace(/\d+$/, '')).reduce(
    (sum, letter) => sum * letters + letter.charCodeAt(0) - beforeA,
    0,
  );

function columnName(column: number): string {
  let name = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / letters))
    name = String.fromCharCode(beforeA + 1 + ((rest - 1) % letters)) + name;
  return name;
}
