export const attachmentTexts = {
  files: 'Dosyalar',
  help: (most: number) => `PDF, PNG ya da JPG; en fazla ${most} dosya, her biri en çok 5 MB.`,
  tooMany: (most: number) => `En fazla ${most} dosya ekleyebilirsiniz.`,
  downloadFailed: 'Dosya indirilemedi. Lütfen yeniden deneyin.',
} as const;
