export const searchFieldTexts = {
  label: 'Ürün, barkod, marka veya satıcı ara',
  placeholders: ['Ürün adı: magnezyum', 'Barkod: 8690…', 'Marka ya da satıcı adı'],
} as const;
