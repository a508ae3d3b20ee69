import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** Loads the library for the first document: it is not needed at the start. */
async function loadPdfmake(): Promise<typeof Pdfmake> {
  const { default: pdfmake } = (await import('pdfmake')) as unknown as { default: typeof Pdfmake };
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
    'fonts/Roboto',
  );
  pdfmake.setFonts({
    Roboto: {
      normal: join(folder, 'Roboto-Regular.ttf'),
      bold: join(folder, 'Roboto-Medium.ttf'),
      italics: join(folder, 'Roboto-Italic.ttf'),
      bolditalics: join(folder, 'Roboto-MediumItalic.ttf'),
    },
  });
  // A document may read its fonts and nothing else, whatever a text in it contains.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => dirname(path) === folder);
  return pdfmake;
}

let loaded: ReturnType<typeof loadPdfmake> | undefined;

/** Returns a document as PDF, with fonts that hold Turkish letters. */
export async function pdfOf(definition: TDocumentDefinitions): Promise<Buffer> {
  loaded ??= loadPdfmake();
  const pdfmake = await loaded;
  return pdfmake
    .createPdf({ ...definition, defaultStyle: { font: 'Roboto', fontSize: 9, ...definition.defaultStyle } })
    .getBuffer();
}
