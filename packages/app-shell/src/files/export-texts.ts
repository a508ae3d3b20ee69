export const exportTexts = {
  button: 'Dışa aktar',
  csv: 'CSV (noktalı virgüllü, Türkçe ondalık)',
  xlsx: 'Excel (XLSX)',
  loading: 'Dosya hazırlanıyor',
  failed: 'Dosya hazırlanamadı',
} as const;
