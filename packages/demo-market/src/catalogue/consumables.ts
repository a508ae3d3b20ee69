import { categoryLabels } from '@havan/domain/category';
import { kindsWith, type MainCategory } from './main-category.ts';

const kind = kindsWith({ vat: 10, life: 60 });

export const consumablesCategory: MainCategory = {
  name: categoryLabels.consumables,
  groups: [
    {
      name: 'Koruyucu Ürünler',
      leaves: [
        {
          name: 'Eldiven',
          kinds: [
            kind('Nitril Muayene Eldiveni', 'Pudrasız', 'consumable', [120, 210], [['gloves', '100 adet']], {
              variants: ['S', 'M', 'L', 'XL'],
            }),
            kind(
              'Lateks Muayene Eldiveni',
              'Az pudralı',
              'consumable',
              [100, 180],
              [['gloves', '100 adet']],
              { variants: ['S', 'M', 'L'] },
            ),
            kind('Steril Cerrahi Eldiven', 'Tek çift', 'consumable', [20, 45], [['sachet', '1 çift']], {
              variants: ['7', '7,5', '8'],
            }),
          ],
        },
        {
          name: 'Maske',
          kinds: [
            kind(
              'Cerrahi Maske 3 Katlı',
              'Tıbbi maske',
              'consumable',
              [60, 120],
              [
                ['masks', '50 adet'],
                ['masks', '10 adet'],
              ],
              { variants: ['Beyaz', 'Siyah'] },
            ),
            kind(
              'FFP2 Solunum Maskesi',
              'Ventilsiz',
              'consumable',
              [90, 190],
              [
                ['masks', '10 adet'],
                ['masks', '25 adet'],
              ],
            ),
          ],
        },
        {
          name: 'Önlük ve Bone',
          kinds: [
            kind('Tek Kullanımlık Önlük', 'Non-woven', 'consumable', [90, 180], [['wipes', '10 adet']], {
              life: 0,
            }),
            kind('Bone Akordeon', 'Beyaz', 'consumable', [60, 110], [['carton', '100 adet']], { life: 0 }),
          ],
        },
      ],
    },
    {
      name: 'Enjeksiyon',
      leaves: [
        {
          name: 'Enjektör',
          kinds: [
            kind(
              'Enjektör Luer Lock',
              'Steril',
              'consumable',
              [4, 12],
              [
                ['syringe', '2 ml · 23G'],
                ['syringe', '5 ml · 21G'],
                ['syringe', '10 ml · 21G'],
              ],
            ),
            kind('İnsülin Enjektörü', '30G', 'consumable', [140, 240], [['carton', '1 ml · 100 adet']]),
            kind(
              'İnsülin Kalem İğnesi',
              '4 mm',
              'device',
              [170, 260],
              [
                ['carton', '100 adet'],
                ['tabletCarton', '50 adet'],
              ],
            ),
          ],
        },
        {
          name: 'Serum Seti',
          kinds: [
            kind('Serum Seti', 'Hava girişli', 'consumable', [12, 28], [['syringe', '1 adet']]),
            kind(
              'Alkollü Mendil',
              '65 × 30 mm',
              'consumable',
              [35, 70],
              [
                ['carton', '100 adet'],
                ['carton', '200 adet'],
              ],
              { life: 36 },
            ),
          ],
        },
      ],
    },
    {
      name: 'Hasta Bakımı',
      leaves: [
        {
          name: 'Hasta Bezi',
          kinds: [
            kind('Hasta Bezi Belbantlı', 'Gece', 'consumable', [240, 430], [['diapers', '30 adet']], {
              variants: ['Medium', 'Large'],
              life: 0,
            }),
            kind('Yatak Koruyucu Örtü', '60 × 90 cm', 'consumable', [160, 290], [['diapers', '30 adet']], {
              life: 0,
            }),
          ],
        },
        {
          name: 'Temizlik',
          kinds: [
            kind('Vücut Temizleme Havlusu', 'Durulamasız', 'hygiene', [60, 110], [['wipes', '40 adet']], {
              life: 24,
            }),
            kind(
              'Yüzey Dezenfektanı',
              'Hızlı etki',
              'hygiene',
              [120, 240],
              [
                ['aerosol', '250 ml'],
                ['pump', '1000 ml'],
              ],
              { life: 24, vat: 20 },
            ),
          ],
        },
      ],
    },
    {
      name: 'Eczane Gereçleri',
      leaves: [
        {
          name: 'Ambalaj',
          kinds: [
            kind('Kilitli İlaç Poşeti', '8 × 10 cm', 'consumable', [60, 110], [['carton', '500 adet']], {
              life: 0,
              vat: 20,
            }),
            kind('Haftalık İlaç Kutusu', '7 gün', 'orthopaedic', [70, 130], [['carton', '1 adet']], {
              life: 0,
              vat: 20,
            }),
          ],
        },
        {
          name: 'Laboratuvar',
          kinds: [
            kind('İdrar Kabı Steril', '100 ml', 'consumable', [90, 160], [['carton', '50 adet']], {
              life: 60,
            }),
            kind('Ölçekli Kaşık ve Kap', '5 ml', 'consumable', [60, 100], [['carton', '100 adet']], {
              life: 0,
              vat: 20,
            }),
          ],
        },
      ],
    },
  ],
};
