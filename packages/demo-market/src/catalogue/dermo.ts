import { kindsWith, type MainCategory } from './main-category.ts';

const kind = kindsWith({ vat: 20, life: 30 });

/** The specification fixes the id of the highlighted category and not its name. */
export const dermoCategory: MainCategory = {
  name: 'Dermokozmetik',
  groups: [
    {
      name: 'Yüz Bakımı',
      leaves: [
        {
          name: 'Serum',
          kinds: [
            kind(
              'Niasinamid %10 + Çinko',
              'Yağ dengeleyici serum',
              'dermo',
              [290, 460],
              [
                ['dropper', '30 ml'],
                ['dropper', '60 ml'],
              ],
            ),
            kind('C Vitamini Serumu %15', 'Aydınlatıcı bakım', 'dermo', [360, 560], [['dropper', '30 ml']]),
            kind(
              'Hyalüronik Asit Serumu',
              'Yoğun nem',
              'dermo',
              [280, 440],
              [
                ['dropper', '30 ml'],
                ['dropper', '50 ml'],
              ],
            ),
            kind('Retinal Gençlik Serumu', 'Gece bakımı', 'dermo', [420, 640], [['dropper', '30 ml']]),
            kind('Salisilik Asit Serumu %2', 'Gözenek bakımı', 'dermo', [270, 390], [['dropper', '30 ml']]),
          ],
        },
        {
          name: 'Nemlendirici',
          kinds: [
            kind(
              'Seramidli Bariyer Kremi',
              'Kuru ciltler',
              'dermo',
              [290, 520],
              [
                ['tube', '50 ml'],
                ['tube', '100 ml'],
                ['jar', '250 ml'],
              ],
            ),
            kind(
              'Su Bazlı Nemlendirici Jel',
              'Karma ciltler',
              'dermo',
              [260, 390],
              [
                ['jar', '50 ml'],
                ['tube', '75 ml'],
              ],
            ),
            kind('Gece Onarıcı Peptit Krem', 'Yoğun bakım', 'dermo', [390, 620], [['jar', '50 ml']]),
            kind(
              'Göz Çevresi Kremi',
              'Kafein ve peptit',
              'dermo',
              [310, 450],
              [
                ['tube', '15 ml'],
                ['dropper', '20 ml'],
              ],
            ),
          ],
        },
        {
          name: 'Temizleyici',
          kinds: [
            kind(
              'Nazik Yüz Temizleme Jeli',
              'Hassas ciltler',
              'dermo',
              [220, 390],
              [
                ['pump', '200 ml'],
                ['pump', '400 ml'],
              ],
            ),
            kind(
              'Misel Temizleme Suyu',
              'Makyaj temizleyici',
              'dermo',
              [190, 320],
              [
                ['flipBottle', '250 ml'],
                ['flipBottle', '500 ml'],
              ],
            ),
            kind('Köpük Temizleyici', 'Yağlı ciltler', 'dermo', [230, 310], [['pump', '150 ml']]),
            kind('Peeling Jeli', 'Haftalık bakım', 'dermo', [240, 330], [['tube', '75 ml']]),
          ],
        },
        {
          name: 'Maske',
          kinds: [
            kind(
              'Hyalüronik Kâğıt Maske',
              'Yoğun nem',
              'dermo',
              [55, 140],
              [
                ['sheetMask', '25 ml · 1 adet'],
                ['carton', '3 adet'],
              ],
            ),
            kind(
              'Kil Maskesi',
              'Arındırıcı',
              'dermo',
              [210, 320],
              [
                ['jar', '100 ml'],
                ['sachet', '15 ml'],
              ],
            ),
          ],
        },
      ],
    },
    {
      name: 'Özel Bakım',
      leaves: [
        {
          name: 'Leke Bakımı',
          kinds: [
            kind('Leke Karşıtı Krem', 'Aydınlatıcı bakım', 'dermo', [340, 490], [['tube', '40 ml']]),
            kind('Traneksamik Asit Serumu', 'Renk eşitleyici', 'dermo', [360, 520], [['dropper', '30 ml']]),
          ],
        },
        {
          name: 'Akne Eğilimli Cilt',
          kinds: [
            kind('Akne Bakım Seti', '3 parça', 'dermo', [620, 890], [['carton', '3 parça']]),
            kind('Lokal Sivilce Jeli', 'Çay ağacı yağlı', 'dermo', [180, 260], [['tube', '15 ml']]),
            kind('Sivilce Bandı', 'Hidrokolloid', 'dermo', [110, 180], [['plasters', '36 adet']]),
          ],
        },
        {
          name: 'Atopik Cilt',
          kinds: [
            kind(
              'Emoliyen Krem',
              'Çok kuru ciltler',
              'dermo',
              [310, 590],
              [
                ['tube', '200 ml'],
                ['pump', '400 ml'],
              ],
            ),
            kind(
              'Yıkama Yağı',
              'Kaşıntılı ciltler',
              'dermo',
              [280, 460],
              [
                ['pump', '250 ml'],
                ['pump', '400 ml'],
              ],
            ),
          ],
        },
      ],
    },
    {
      name: 'Dudak ve Makyaj',
      leaves: [
        {
          name: 'Dudak Bakımı',
          kinds: [
            kind(
              'Onarıcı Dudak Balmı',
              'Lanolinli',
              'dermo',
              [90, 150],
              [
                ['tube', '10 ml'],
                ['jar', '15 ml'],
              ],
            ),
            kind('Dudak Bakım Yağı', 'Parlak bitiş', 'dermo', [140, 210], [['dropper', '8 ml']]),
          ],
        },
        {
          name: 'Renkli Bakım',
          kinds: [
            kind('BB Krem SPF 30', 'Hafif kapatıcı', 'dermo', [290, 410], [['tube', '40 ml']], {
              variants: ['Açık Ton', 'Orta Ton'],
            }),
          ],
        },
      ],
    },
  ],
};
