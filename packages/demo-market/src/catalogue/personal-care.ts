import { categoryLabels } from '@havan/domain/category';
import { kindsWith, type MainCategory } from './main-category.ts';

const kind = kindsWith({ vat: 20, life: 36 });

export const personalCareCategory: MainCategory = {
  name: categoryLabels.personalCare,
  groups: [
    {
      name: 'Saç Bakımı',
      leaves: [
        {
          name: 'Şampuan',
          kinds: [
            kind(
              'Kepek Karşıtı Şampuan',
              'Çinko piritiyon',
              'hair',
              [165, 290],
              [
                ['flipBottle', '300 ml'],
                ['pump', '500 ml'],
              ],
            ),
            kind(
              'Saç Dökülmesine Karşı Şampuan',
              'Biotin ve kafein',
              'hair',
              [190, 340],
              [
                ['flipBottle', '300 ml'],
                ['flipBottle', '400 ml'],
              ],
            ),
            kind(
              'Sülfatsız Günlük Şampuan',
              'Hassas saç derisi',
              'hair',
              [150, 260],
              [['flipBottle', '400 ml']],
              { variants: ['Biberiyeli', 'Argan Yağlı'] },
            ),
            kind('Kuru Şampuan', 'Durulama gerektirmez', 'hair', [120, 180], [['aerosol', '200 ml']]),
          ],
        },
        {
          name: 'Saç Serumu ve Maske',
          kinds: [
            kind(
              'Biberiye & Argan Saç Serumu',
              'Dipten uca bakım',
              'hair',
              [230, 380],
              [
                ['dropper', '50 ml'],
                ['dropper', '100 ml'],
              ],
            ),
            kind(
              'Keratin Saç Maskesi',
              'Yıpranmış saçlar',
              'hair',
              [190, 290],
              [
                ['jar', '250 ml'],
                ['sachet', '40 ml'],
              ],
            ),
            kind('Saç Bakım Toniği', 'Kafein ve çinko', 'hair', [210, 310], [['aerosol', '150 ml']]),
          ],
        },
        {
          name: 'Saç Kremi',
          kinds: [
            kind(
              'Nemlendirici Saç Kremi',
              'Kuru saçlar',
              'hair',
              [140, 230],
              [
                ['tube', '200 ml'],
                ['flipBottle', '400 ml'],
              ],
            ),
          ],
        },
      ],
    },
    {
      name: 'Ağız Bakımı',
      leaves: [
        {
          name: 'Diş Macunu',
          kinds: [
            kind(
              'Florürlü Diş Macunu',
              'Günlük koruma',
              'oral',
              [75, 130],
              [
                ['lyingTube', '75 ml'],
                ['lyingTube', '100 ml'],
              ],
              { variants: ['Nane', 'Yoğun Nane'] },
            ),
            kind(
              'Hassas Diş Macunu',
              'Potasyum nitratlı',
              'oral',
              [95, 160],
              [
                ['lyingTube', '75 ml'],
                ['carton', '2 × 75 ml'],
              ],
            ),
            kind('Çocuk Diş Macunu', '2–6 yaş', 'oral', [70, 110], [['lyingTube', '50 ml']], {
              variants: ['Çilekli', 'Karpuzlu'],
            }),
            kind('Beyazlatıcı Diş Macunu', 'Karbonatlı', 'oral', [110, 170], [['lyingTube', '75 ml']]),
          ],
        },
        {
          name: 'Gargara ve Diş İpi',
          kinds: [
            kind(
              'Alkolsüz Ağız Çalkalama Suyu',
              'Naneli',
              'oral',
              [95, 190],
              [
                ['flipBottle', '250 ml'],
                ['flipBottle', '500 ml'],
              ],
            ),
            kind('Ağız Spreyi', 'Ferah nefes', 'oral', [60, 95], [['nasalSpray', '15 ml']]),
            kind('Diş İpi Mumlu', '50 m', 'oral', [55, 90], [['carton', '1 adet']], { life: 0 }),
          ],
        },
        {
          name: 'Diş Fırçası',
          kinds: [
            kind(
              'Yumuşak Diş Fırçası',
              'İnce uçlu kıl',
              'oral',
              [60, 120],
              [
                ['carton', '1 adet'],
                ['carton', '2 adet'],
              ],
              { life: 0 },
            ),
            kind('Ara Yüz Fırçası', '0,6 mm', 'oral', [80, 120], [['tabletCarton', '8 adet']], { life: 0 }),
          ],
        },
      ],
    },
    {
      name: 'Vücut Bakımı',
      leaves: [
        {
          name: 'El ve Ayak',
          kinds: [
            kind(
              'Shea Yağlı El Kremi',
              'Besleyici bakım',
              'body',
              [85, 160],
              [
                ['tube', '50 ml'],
                ['tube', '75 ml'],
              ],
            ),
            kind(
              'Üreli Ayak Kremi',
              '%25 üre',
              'body',
              [130, 210],
              [
                ['tube', '75 ml'],
                ['jar', '100 ml'],
              ],
            ),
            kind('Topuk Maskesi', 'Çorap tipi', 'body', [90, 140], [['sachet', '1 çift']]),
          ],
        },
        {
          name: 'Vücut Losyonu',
          kinds: [
            kind(
              'Badem Yağlı Vücut Losyonu',
              'Kuru ciltler',
              'body',
              [150, 280],
              [
                ['pump', '250 ml'],
                ['pump', '400 ml'],
              ],
            ),
            kind(
              'Vücut Yağı',
              'Çok amaçlı',
              'body',
              [170, 290],
              [
                ['dropper', '100 ml'],
                ['flipBottle', '200 ml'],
              ],
              { variants: ['Tatlı Badem', 'Argan', 'Sarı Kantaron'] },
            ),
          ],
        },
        {
          name: 'Duş ve Sabun',
          kinds: [
            kind(
              'Nemlendirici Duş Jeli',
              'Sabun içermez',
              'body',
              [110, 190],
              [
                ['flipBottle', '300 ml'],
                ['pump', '500 ml'],
              ],
            ),
            kind(
              'Doğal Katı Sabun',
              'Zeytinyağlı',
              'body',
              [45, 80],
              [
                ['tabletCarton', '100 g'],
                ['carton', '2 × 100 g'],
              ],
              { variants: ['Defneli', 'Lavantalı'] },
            ),
          ],
        },
        {
          name: 'Deodorant',
          kinds: [
            kind('Roll-on Deodorant', 'Alüminyum içermez', 'body', [95, 150], [['flipBottle', '50 ml']]),
            kind('Deodorant Sprey', '48 saat', 'body', [90, 140], [['aerosol', '150 ml']]),
          ],
        },
      ],
    },
    {
      name: 'Hijyen',
      leaves: [
        {
          name: 'Kadın Hijyeni',
          kinds: [
            kind(
              'İntim Yıkama Jeli',
              'pH 4,5',
              'hygiene',
              [120, 190],
              [
                ['pump', '200 ml'],
                ['flipBottle', '250 ml'],
              ],
            ),
            kind(
              'Organik Pamuklu Ped',
              'Gece',
              'hygiene',
              [70, 130],
              [
                ['wipes', '10 adet'],
                ['wipes', '16 adet'],
              ],
              { vat: 10, life: 60 },
            ),
          ],
        },
        {
          name: 'El Hijyeni',
          kinds: [
            kind(
              'El Dezenfektanı Jel',
              '%70 alkol',
              'hygiene',
              [60, 170],
              [
                ['flipBottle', '100 ml'],
                ['pump', '500 ml'],
              ],
            ),
            kind(
              'Kolonya 80°',
              'Limon çiçeği',
              'hygiene',
              [75, 160],
              [
                ['aerosol', '150 ml'],
                ['syrup', '400 ml'],
              ],
            ),
            kind(
              'Islak Mendil',
              'Antibakteriyel',
              'hygiene',
              [40, 90],
              [
                ['wipes', '48 adet'],
                ['wipes', '100 adet'],
              ],
            ),
          ],
        },
      ],
    },
  ],
};
