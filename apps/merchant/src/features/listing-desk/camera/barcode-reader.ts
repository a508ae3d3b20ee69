/** Returns the texts of the barcodes in a picture, with U+001D between the fields of a GS1 code. */
export type BarcodeReader = (frame: HTMLCanvasElement) => Promise<readonly string[]>;

interface NativeDetector {
  readonly detect: (frame: HTMLCanvasElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { readonly formats: readonly string[] }): NativeDetector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** Formats on packages: EAN on most of them, a DataMatrix as karekod or GS1 code, Code 128 on cases. */
const nativeFormats = ['data_matrix', 'ean_13', 'ean_8', 'code_128'] as const;

/**
 * Returns the browser's own reader where it supports all formats, else ZXing as WebAssembly, which is loaded when a
 * camera is opened.
 */
export async function openBarcodeReader(scope: object = globalThis): Promise<BarcodeReader> {
  return (await nativeReader(scope)) ?? zxingReader();
}

async function nativeReader(scope: object): Promise<BarcodeReader | null> {
  if (!('BarcodeDetector' in scope)) return null;
  const Detector = scope.BarcodeDetector as NativeDetectorClass;
  try {
    const supported = await Detector.getSupportedFormats();
    if (!nativeFormats.every((format) => supported.includes(format))) return null;
    const detector = new Detector({ formats: nativeFormats });
    return async (frame) => (await detector.detect(frame)).map(({ rawValue }) => rawValue);
  } catch {
    // Some systems have the class without a service behind it.
    return null;
  }
}

async function zxingReader(): Promise<BarcodeReader> {
  const [{ prepareZXingModule, readBarcodes }, { default: wasmUrl }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  // Otherwise the library would load its binary from a third-party network.
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return async (frame) => {
    const context = frame.getContext('2d', { willReadFrequently: true });
    if (!context || frame.width === 0) return [];
    const picture = context.getImageData(0, 0, frame.width, frame.height);
    const found = await readBarcodes(picture, {
      formats: ['DataMatrix', 'EAN13', 'EAN8', 'Code128'],
      textMode: 'Plain',
      maxNumberOfSymbols: 1,
    });
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
