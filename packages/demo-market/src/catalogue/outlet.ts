import { categoryLabels } from '@havan/domain/category';
import { kindsWith, type MainCategory } from './main-category.ts';

/** Seconds of the season: shorter lives, so that close expiries gather here. */
const kind = kindsWith({ vat: 20, life: 10 });

export const outletCategory: MainCategory = {
  name: categoryLabels.outlet,
  groups: [
    {
      name: 'Miadı Yakın Fırsatlar',
      leaves: [
        {
          name: 'Takviye Fırsatları',
          kinds: [
            kind(
              'Multivitamin Kış Paketi',
              'Takviye edici gıda',
              'vitamin',
              [260, 420],
              [['carton', '2 × 30 tablet']],
              { vat: 10 },
            ),
            kind(
              'Efervesan Vitamin Seti',
              'Takviye edici gıda',
              'vitamin',
              [190, 290],
              [['carton', '3 tüp']],
              { vat: 10 },
            ),
            kind('Kara Mürver Şurubu', 'Takviye edici gıda', 'herbal', [150, 220], [['syrup', '100 ml']], {
              vat: 10,
            }),
          ],
        },
        {
          name: 'Kozmetik Fırsatları',
          kinds: [
            kind('Nemlendirici Krem Seyahat Boy', 'Kuru ciltler', 'dermo', [90, 150], [['tube', '30 ml']]),
            kind('Seyahat Bakım Seti', '4 parça', 'body', [190, 290], [['carton', '4 parça']]),
            kind('Güneş Kremi SPF 50 Sezon Sonu', 'Yüz için', 'sun', [180, 260], [['sunBottle', '50 ml']]),
          ],
        },
      ],
    },
    {
      name: 'Sezon Sonu',
      leaves: [
        {
          name: 'Bebek Fırsatları',
          kinds: [
            kind('Bebek Bakım Seti', '3 parça', 'baby', [240, 360], [['carton', '3 parça']]),
            kind('Bebek Güneş Losyonu', 'Mineral filtre', 'baby', [150, 220], [['pump', '150 ml']]),
          ],
        },
        {
          name: 'Kişisel Bakım Fırsatları',
          kinds: [
            kind('Şampuan ve Saç Kremi Seti', '2 × 250 ml', 'hair', [180, 270], [['carton', '2 parça']]),
            kind('Diş Macunu Üçlü Paket', '3 × 75 ml', 'oral', [150, 210], [['carton', '3 adet']]),
          ],
        },
      ],
    },
  ],
};
