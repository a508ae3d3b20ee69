import { categoryLabels } from '@havan/domain/category';
import { kindsWith, type MainCategory } from './main-category.ts';

const kind = kindsWith({ vat: 10, life: 30 });

export const healthCategory: MainCategory = {
  name: categoryLabels.health,
  groups: [
    {
      name: 'Kulak Burun Boğaz',
      leaves: [
        {
          name: 'Burun Spreyi',
          kinds: [
            kind(
              'Deniz Suyu Burun Spreyi',
              'İzotonik çözelti',
              'hygiene',
              [95, 190],
              [
                ['nasalSpray', '30 ml'],
                ['aerosol', '100 ml'],
              ],
              { variants: ['İzotonik', 'Hipertonik'] },
            ),
            kind('Burun Yıkama Seti', 'Tuz ve şişe', 'hygiene', [160, 240], [['carton', '30 saşe']]),
            kind(
              'Burun Bandı',
              'Rahat nefes',
              'firstAid',
              [90, 150],
              [
                ['plasters', '10 adet'],
                ['plasters', '30 adet'],
              ],
            ),
          ],
        },
        {
          name: 'Boğaz Pastili',
          kinds: [
            kind(
              'Adaçaylı Boğaz Pastili',
              'Şekersiz',
              'herbal',
              [60, 95],
              [
                ['tabletCarton', '24 pastil'],
                ['tin', '45 g'],
              ],
            ),
            kind('Propolisli Boğaz Spreyi', 'Bitkisel', 'herbal', [130, 190], [['nasalSpray', '30 ml']]),
          ],
        },
        {
          name: 'Kulak Bakımı',
          kinds: [
            kind('Kulak Temizleme Spreyi', 'Deniz sulu', 'hygiene', [140, 210], [['nasalSpray', '50 ml']]),
            kind('Kulak Tıkacı', 'Silikon', 'firstAid', [50, 85], [['tabletCarton', '3 çift']], { life: 0 }),
          ],
        },
      ],
    },
    {
      name: 'Ağrı ve Kas Bakımı',
      leaves: [
        {
          name: 'Masaj Jelleri',
          kinds: [
            kind(
              'Kas Isıtıcı Jel',
              'Haricen kozmetik',
              'sport',
              [110, 190],
              [
                ['lyingTube', '100 ml'],
                ['pump', '250 ml'],
              ],
              { vat: 20 },
            ),
            kind('Soğutucu Kas Spreyi', 'Mentollü', 'sport', [140, 220], [['aerosol', '200 ml']], {
              vat: 20,
            }),
            kind(
              'At Kestanesi Jeli',
              'Yorgun bacaklar',
              'herbal',
              [120, 200],
              [
                ['tube', '100 ml'],
                ['jar', '250 ml'],
              ],
              { vat: 20 },
            ),
          ],
        },
        {
          name: 'Sıcak Soğuk Uygulama',
          kinds: [
            kind(
              'Isı Bandı',
              'Bel ve boyun',
              'firstAid',
              [70, 130],
              [
                ['sachet', '1 adet'],
                ['carton', '4 adet'],
              ],
              { life: 36 },
            ),
            kind('Sıcak Soğuk Kompres', 'Jel dolgulu', 'firstAid', [90, 160], [['sachet', '10 × 25 cm']], {
              life: 0,
            }),
          ],
        },
      ],
    },
    {
      name: 'Göz Sağlığı',
      leaves: [
        {
          name: 'Göz Bakımı',
          kinds: [
            kind('Göz Kapağı Temizleme Mendili', 'Steril', 'hygiene', [160, 240], [['carton', '20 adet']]),
            kind('Sıcak Göz Maskesi', 'Tek kullanımlık', 'hygiene', [95, 150], [['sheetMask', '5 adet']]),
          ],
        },
        {
          name: 'Lens Solüsyonu',
          kinds: [
            kind(
              'Çok Amaçlı Lens Solüsyonu',
              'Hyalüronik asitli',
              'hygiene',
              [150, 290],
              [
                ['flipBottle', '100 ml'],
                ['flipBottle', '360 ml'],
              ],
            ),
            kind('Yapay Gözyaşı Jeli', 'Medikal cihaz', 'hygiene', [170, 250], [['dropper', '10 ml']]),
          ],
        },
      ],
    },
    {
      name: 'Cinsel Sağlık',
      leaves: [
        {
          name: 'Prezervatif',
          kinds: [
            kind(
              'Prezervatif Ekstra İnce',
              'Lateks',
              'hygiene',
              [90, 190],
              [
                ['tabletCarton', '12 adet'],
                ['carton', '24 adet'],
              ],
              { life: 54 },
            ),
          ],
        },
        {
          name: 'Test',
          kinds: [
            kind(
              'Hamilelik Testi Kaset',
              'Erken tanı',
              'device',
              [45, 90],
              [
                ['tabletCarton', '1 adet'],
                ['tabletCarton', '2 adet'],
              ],
              { life: 24 },
            ),
            kind('Ovülasyon Testi', 'Strip', 'device', [110, 170], [['carton', '10 adet']], { life: 24 }),
          ],
        },
      ],
    },
  ],
};
