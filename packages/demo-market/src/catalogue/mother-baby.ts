import { categoryLabels } from '@havan/domain/category';
import { kindsWith, type MainCategory } from './main-category.ts';

const kind = kindsWith({ vat: 10, life: 36 });

export const motherBabyCategory: MainCategory = {
  name: categoryLabels.motherAndBaby,
  groups: [
    {
      name: 'Bebek Bezi ve Mendil',
      leaves: [
        {
          name: 'Bebek Bezi',
          kinds: [
            kind(
              'Bebek Bezi Yenidoğan 1 Numara',
              '2–5 kg',
              'baby',
              [190, 320],
              [
                ['diapers', '40 adet'],
                ['diapers', '80 adet'],
              ],
              { life: 0 },
            ),
            kind(
              'Bebek Bezi Maxi 4 Numara',
              '9–14 kg',
              'baby',
              [220, 390],
              [
                ['diapers', '36 adet'],
                ['diapers', '72 adet'],
              ],
              { life: 0 },
            ),
            kind(
              'Bebek Bezi Junior 5 Numara',
              '11–18 kg',
              'baby',
              [220, 390],
              [
                ['diapers', '32 adet'],
                ['diapers', '64 adet'],
              ],
              { life: 0 },
            ),
            kind('Külot Bez 5 Numara', '12–17 kg', 'baby', [240, 410], [['diapers', '30 adet']], { life: 0 }),
          ],
        },
        {
          name: 'Islak Havlu',
          kinds: [
            kind(
              'Islak Bebek Havlusu %99 Su',
              'Parfümsüz',
              'baby',
              [40, 95],
              [
                ['wipes', '52 adet'],
                ['wipes', '72 adet'],
              ],
              { life: 24 },
            ),
            kind('Yenidoğan Islak Pamuk', 'Saf su', 'baby', [55, 90], [['wipes', '60 adet']], { life: 24 }),
          ],
        },
      ],
    },
    {
      name: 'Beslenme',
      leaves: [
        {
          name: 'Biberon ve Emzik',
          kinds: [
            kind(
              'Antikolik Biberon',
              '0+ ay',
              'baby',
              [160, 260],
              [
                ['babyBottle', '150 ml'],
                ['babyBottle', '240 ml'],
              ],
              { life: 0 },
            ),
            kind('Silikon Emzik', 'Ortodontik', 'baby', [90, 140], [['tabletCarton', '2 adet']], {
              life: 0,
              variants: ['0–6 Ay', '6–18 Ay'],
            }),
            kind('Alıştırma Bardağı', '6+ ay', 'baby', [150, 220], [['babyBottle', '200 ml']], { life: 0 }),
          ],
        },
        {
          name: 'Devam Sütü ve Mama',
          kinds: [
            kind(
              'Devam Sütü 2 Numara',
              '6–12 ay',
              'baby',
              [290, 520],
              [
                ['tin', '400 g'],
                ['tin', '800 g'],
              ],
              { vat: 1, life: 18 },
            ),
            kind(
              'Tahıllı Kaşık Maması',
              '6+ ay',
              'baby',
              [95, 170],
              [
                ['carton', '200 g'],
                ['carton', '400 g'],
              ],
              { vat: 1, life: 15, variants: ['Muzlu', 'Ballı Elmalı'] },
            ),
            kind('Bebek Bitki Çayı', 'Rezeneli', 'baby', [70, 120], [['tin', '200 g']], { vat: 1, life: 20 }),
          ],
        },
      ],
    },
    {
      name: 'Bebek Bakımı',
      leaves: [
        {
          name: 'Bebek Şampuanı',
          kinds: [
            kind(
              'Bebek Saç ve Vücut Şampuanı',
              'Göz yakmayan',
              'baby',
              [120, 230],
              [
                ['pump', '250 ml'],
                ['pump', '500 ml'],
              ],
              { vat: 20 },
            ),
            kind('Bebek Banyo Köpüğü', 'Yulaflı', 'baby', [130, 210], [['flipBottle', '300 ml']], {
              vat: 20,
            }),
          ],
        },
        {
          name: 'Pişik ve Nemlendirici',
          kinds: [
            kind(
              'Pişik Önleyici Krem',
              'Çinko oksitli',
              'baby',
              [95, 180],
              [
                ['tube', '50 g'],
                ['tube', '100 g'],
                ['jar', '150 g'],
              ],
              { vat: 20 },
            ),
            kind(
              'Bebek Losyonu',
              'Hassas ciltler',
              'baby',
              [130, 240],
              [
                ['pump', '200 ml'],
                ['pump', '400 ml'],
              ],
              { vat: 20 },
            ),
            kind('Bebek Yağı', 'Tatlı badem', 'baby', [110, 180], [['flipBottle', '200 ml']], { vat: 20 }),
          ],
        },
      ],
    },
    {
      name: 'Anne',
      leaves: [
        {
          name: 'Emzirme',
          kinds: [
            kind(
              'Göğüs Pedi',
              'Ultra ince',
              'mother',
              [80, 150],
              [
                ['carton', '30 adet'],
                ['carton', '60 adet'],
              ],
              { life: 0 },
            ),
            kind('Lanolin Göğüs Ucu Kremi', 'Saf lanolin', 'mother', [160, 240], [['tube', '30 g']], {
              vat: 20,
            }),
            kind(
              'Anne Sütü Saklama Poşeti',
              '180 ml',
              'mother',
              [120, 200],
              [
                ['carton', '25 adet'],
                ['carton', '50 adet'],
              ],
              { life: 0 },
            ),
          ],
        },
        {
          name: 'Hamilelik',
          kinds: [
            kind(
              'Çatlak Önleyici Krem',
              'Kakao yağlı',
              'mother',
              [210, 330],
              [
                ['tube', '150 ml'],
                ['jar', '200 ml'],
              ],
              { vat: 20 },
            ),
            kind(
              'Hamile Multivitamini',
              'Takviye edici gıda',
              'mother',
              [320, 480],
              [
                ['blister', '30 kapsül'],
                ['carton', '60 kapsül'],
              ],
            ),
          ],
        },
      ],
    },
  ],
};
