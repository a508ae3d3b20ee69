import { storageKeys } from '@havan/domain/storage-key';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

export const printDocuments = ['packing', 'picking', 'label', 'parcel'] as const;
export type PrintDocument = (typeof printDocuments)[number];
export const printFormats = ['a4', 'a5', 'label'] as const;
export type PrintFormat = (typeof printFormats)[number];

/** Each paper as a value of `@page size`; a label printer takes only its own. */
export const printPageSizes = { a4: 'A4', a5: 'A5', label: '100mm 150mm' } as const satisfies Readonly<
  Record<PrintFormat, string>
>;

/** Labels per sheet; an A4 sheet of stickers has four. */
export const labelsPerSheet = { a4: 4, a5: 1, label: 1 } as const satisfies Readonly<
  Record<PrintFormat, number>
>;

interface PrintChoice {
  readonly document: PrintDocument;
  readonly format: PrintFormat;
}

interface PrintStore extends PrintChoice {
  readonly choose: (choice: Partial<PrintChoice>) => void;
}

/** Store of the last chosen document and paper, kept in this browser (specification §9). */
export const usePrintChoice = create<PrintStore>()(
  persist((set) => ({ document: 'packing', format: 'a4', choose: (choice) => set(choice) }), {
    name: storageKeys.printFormat,
    storage: createJSONStorage(() => localStorage),
    partialize: ({ document, format }) => ({ document, format }),
    merge: (stored, current) => ({ ...current, ...choiceOf(stored) }),
  }),
);

/** Returns the valid part of the stored choice. */
export function choiceOf(stored: unknown): Partial<PrintChoice> {
  if (typeof stored !== 'object' || stored === null) return {};
  const document = printDocuments.find((known) => 'document' in stored && known === stored.document);
  const format = printFormats.find((known) => 'format' in stored && known === stored.format);
  return { ...(document && { document }), ...(format && { format }) };
}
