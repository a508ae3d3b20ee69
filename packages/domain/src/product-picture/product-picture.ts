/** The pictures of a product: the pack from the front, its printed back, and the leaflet in it. The first is the main one. */
export const pictureViews = ['front', 'back', 'leaflet'] as const;
export type PictureView = (typeof pictureViews)[number];

export const pictureViewLabels: Readonly<Record<PictureView, string>> = {
  front: 'Ön yüz',
  back: 'Arka yüz ve barkod',
  leaflet: 'Kullanma talimatı',
};
