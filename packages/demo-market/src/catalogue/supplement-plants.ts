import { type Group, kindsWith } from './main-category.ts';

const kind = kindsWith({ vat: 10, life: 30 });
const food = 'Takviye edici gıda';
const plant = 'Bitkisel takviye';
const sport = 'Sporcu gıdası';

/** Plants, collagen and sport. */
export const plantGroups: readonly Group[] = [
  {
    name: 'Bitkisel Takviyeler',
    leaves: [
      {
        name: 'Bağışıklık',
        kinds: [
          kind(
            'Kara Mürver & Ekinezya',
            plant,
            'herbal',
            [190, 340],
            [
              ['carton', '30 kapsül'],
              ['syrup', '150 ml'],
            ],
          ),
          kind(
            'Propolis Damla',
            plant,
            'herbal',
            [240, 390],
            [
              ['dropper', '20 ml'],
              ['dropper', '50 ml'],
            ],
          ),
          kind(
            'Beta Glukan',
            plant,
            'herbal',
            [230, 360],
            [
              ['pillBottle', '30 kapsül'],
              ['syrup', '120 ml'],
            ],
          ),
          kind(
            'Çörek Otu Yağı',
            plant,
            'herbal',
            [160, 320],
            [
              ['syrup', '100 ml'],
              ['pillBottle', '60 softjel'],
            ],
          ),
        ],
      },
      {
        name: 'Rahatlama ve Uyku',
        kinds: [
          kind(
            'Melisa & Pasiflora',
            plant,
            'herbal',
            [190, 280],
            [
              ['carton', '30 kapsül'],
              ['syrup', '150 ml'],
            ],
          ),
          kind('Ashwagandha', plant, 'herbal', [280, 430], [['pillBottle', '600 mg · 60 kapsül']]),
          kind(
            'Papatya & Lavanta Çayı',
            'Bitki çayı',
            'herbal',
            [85, 160],
            [
              ['tin', '60 g'],
              ['carton', '20 süzen poşet'],
            ],
            { vat: 1 },
          ),
        ],
      },
      {
        name: 'Sindirim',
        kinds: [
          kind(
            'Probiyotik 10 Suş',
            food,
            'vitamin',
            [280, 470],
            [
              ['blister', '30 kapsül'],
              ['sticks', '20 stick'],
            ],
          ),
          kind('Probiyotik Damla', food, 'vitamin', [260, 330], [['dropper', '10 ml']]),
          kind(
            'Zencefil & Rezene Çayı',
            'Bitki çayı',
            'herbal',
            [80, 150],
            [
              ['tin', '75 g'],
              ['carton', '20 süzen poşet'],
            ],
            { vat: 1 },
          ),
          kind(
            'Psyllium Lifi',
            food,
            'herbal',
            [170, 290],
            [
              ['tin', '300 g'],
              ['sachet', '30 g'],
            ],
          ),
        ],
      },
      {
        name: 'Eklem ve Antioksidan',
        kinds: [
          kind(
            'Kurkumin & Karabiber',
            plant,
            'herbal',
            [240, 380],
            [
              ['pillBottle', '650 mg · 60 kapsül'],
              ['blister', '30 kapsül'],
            ],
          ),
          kind(
            'Glukozamin Kondroitin MSM',
            food,
            'vitamin',
            [390, 640],
            [
              ['carton', '60 tablet'],
              ['pillBottle', '90 tablet'],
            ],
          ),
          kind(
            'Koenzim Q10',
            food,
            'vitamin',
            [320, 560],
            [
              ['pillBottle', '100 mg · 30 softjel'],
              ['blister', '200 mg · 30 softjel'],
            ],
          ),
          kind('Resveratrol', food, 'vitamin', [360, 490], [['pillBottle', '60 kapsül']]),
        ],
      },
    ],
  },
  {
    name: 'Kolajen ve Sporcu',
    leaves: [
      {
        name: 'Kolajen',
        kinds: [
          kind(
            'Kolajen Peptit Tip 1–3',
            food,
            'vitamin',
            [420, 890],
            [
              ['carton', '10 g · 14 saşe'],
              ['tin', '300 g'],
              ['carton', '10 g · 30 saşe'],
            ],
            { variants: ['Limonlu', 'Sade'] },
          ),
          kind('Kolajen Shot', food, 'vitamin', [390, 720], [['carton', '40 ml · 14 şişe']]),
          kind('Hyalüronik Asit & C Vitamini', food, 'vitamin', [340, 480], [['blister', '30 kapsül']]),
        ],
      },
      {
        name: 'Sporcu Gıdaları',
        kinds: [
          kind(
            'Kreatin Monohidrat',
            sport,
            'sport',
            [420, 760],
            [
              ['tin', '300 g'],
              ['pillBottle', '120 kapsül'],
            ],
          ),
          kind(
            'Whey Protein',
            sport,
            'sport',
            [690, 1450],
            [
              ['jar', '450 g'],
              ['tin', '900 g'],
            ],
            { variants: ['Çikolatalı', 'Vanilyalı', 'Muzlu'] },
          ),
          kind(
            'BCAA 2:1:1',
            sport,
            'sport',
            [380, 620],
            [
              ['tin', '250 g'],
              ['sticks', '20 stick'],
            ],
            { variants: ['Karpuzlu', 'Limonlu'] },
          ),
          kind(
            'Elektrolit',
            sport,
            'sport',
            [150, 260],
            [
              ['effervescentTube', '20 tablet'],
              ['sticks', '12 stick'],
            ],
            { variants: ['Limonlu', 'Portakallı'] },
          ),
          kind(
            'L-Karnitin Sıvı',
            sport,
            'sport',
            [320, 540],
            [
              ['syrup', '500 ml'],
              ['syrup', '1000 ml'],
            ],
          ),
        ],
      },
    ],
  },
];
