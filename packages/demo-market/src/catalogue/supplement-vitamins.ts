import { type Group, kindsWith } from './main-category.ts';

const kind = kindsWith({ vat: 10, life: 30 });
const food = 'Takviye edici gıda';

/** Vitamins, minerals and fish oil. */
export const vitaminGroups: readonly Group[] = [
  {
    name: 'Vitaminler',
    leaves: [
      {
        name: 'C Vitamini',
        kinds: [
          kind(
            'C Vitamini & Çinko',
            food,
            'vitamin',
            [165, 340],
            [
              ['effervescentTube', '1000 mg · 20 tablet'],
              ['pillBottle', '60 tablet'],
            ],
            { variants: ['Portakallı', 'Limonlu'] },
          ),
          kind(
            'Lipozomal C Vitamini',
            food,
            'vitamin',
            [420, 690],
            [
              ['carton', '30 saşe'],
              ['syrup', '150 ml'],
            ],
          ),
          kind('Kuşburnulu C Vitamini', food, 'vitamin', [210, 320], [['pillBottle', '500 mg · 60 kapsül']]),
        ],
      },
      {
        name: 'D Vitamini',
        kinds: [
          kind(
            'D3 & K2 Vitamini Damla',
            food,
            'vitamin',
            [195, 320],
            [
              ['dropper', '20 ml'],
              ['dropper', '50 ml'],
            ],
          ),
          kind(
            'D3 Vitamini 1000 IU',
            food,
            'vitamin',
            [180, 290],
            [
              ['blister', '60 softjel'],
              ['pillBottle', '90 softjel'],
            ],
          ),
          kind('D3 Vitamini Sprey', food, 'vitamin', [175, 240], [['nasalSpray', '20 ml']]),
        ],
      },
      {
        name: 'B Vitaminleri',
        kinds: [
          kind(
            'B Kompleks',
            food,
            'vitamin',
            [185, 340],
            [
              ['blister', '30 tablet'],
              ['pillBottle', '60 kapsül'],
            ],
          ),
          kind(
            'B12 Dil Altı Sprey',
            food,
            'vitamin',
            [220, 310],
            [
              ['nasalSpray', '10 ml'],
              ['nasalSpray', '25 ml'],
            ],
          ),
          kind(
            'Folik Asit 400 mcg',
            food,
            'vitamin',
            [110, 190],
            [
              ['tabletCarton', '60 tablet'],
              ['tabletCarton', '100 tablet'],
            ],
          ),
          kind(
            'Biotin 5000 mcg',
            food,
            'vitamin',
            [190, 330],
            [
              ['pillBottle', '60 tablet'],
              ['blister', '30 tablet'],
            ],
          ),
        ],
      },
      {
        name: 'Multivitaminler',
        kinds: [
          kind(
            'Multivitamin Kadın',
            food,
            'vitamin',
            [310, 520],
            [
              ['carton', '30 tablet'],
              ['pillBottle', '60 tablet'],
            ],
          ),
          kind(
            'Multivitamin Erkek',
            food,
            'vitamin',
            [310, 520],
            [
              ['carton', '30 tablet'],
              ['pillBottle', '60 tablet'],
            ],
          ),
          kind(
            'Multivitamin 50+',
            food,
            'vitamin',
            [340, 560],
            [
              ['carton', '30 tablet'],
              ['carton', '60 tablet'],
            ],
          ),
          kind(
            'Çocuk Multivitamin Çiğnenebilir',
            food,
            'vitamin',
            [240, 360],
            [
              ['pillBottle', '60 tablet'],
              ['tin', '60 jel'],
            ],
            { variants: ['Çilekli', 'Ahududulu'] },
          ),
          kind(
            'Çocuk Multivitamin Şurubu',
            food,
            'vitamin',
            [220, 310],
            [
              ['syrup', '150 ml'],
              ['syrup', '250 ml'],
            ],
          ),
        ],
      },
    ],
  },
  {
    name: 'Mineraller',
    leaves: [
      {
        name: 'Magnezyum',
        kinds: [
          kind(
            'Magnezyum Bisglisinat',
            food,
            'vitamin',
            [260, 460],
            [
              ['carton', '200 mg · 60 kapsül'],
              ['pillBottle', '200 mg · 90 tablet'],
            ],
          ),
          kind(
            'Magnezyum Sitrat',
            food,
            'vitamin',
            [190, 330],
            [
              ['sticks', '375 mg · 20 stick'],
              ['effervescentTube', '20 tablet'],
            ],
          ),
          kind('Magnezyum Malat & Taurat', food, 'vitamin', [310, 480], [['pillBottle', '60 kapsül']]),
        ],
      },
      {
        name: 'Demir ve Çinko',
        kinds: [
          kind(
            'Demir Bisglisinat',
            food,
            'vitamin',
            [170, 320],
            [
              ['blister', '28 mg · 30 kapsül'],
              ['syrup', '250 ml'],
            ],
          ),
          kind(
            'Çinko Pikolinat',
            food,
            'vitamin',
            [140, 240],
            [
              ['tabletCarton', '15 mg · 60 tablet'],
              ['syrup', '100 ml'],
            ],
          ),
        ],
      },
      {
        name: 'Kalsiyum ve Selenyum',
        kinds: [
          kind(
            'Kalsiyum & D3',
            food,
            'vitamin',
            [180, 300],
            [
              ['carton', '60 tablet'],
              ['effervescentTube', '20 tablet'],
            ],
          ),
          kind('Selenyum 100 mcg', food, 'vitamin', [150, 230], [['pillBottle', '60 tablet']]),
        ],
      },
    ],
  },
  {
    name: 'Balık Yağı ve Omega',
    leaves: [
      {
        name: 'Omega 3',
        kinds: [
          kind(
            'Omega-3 Balık Yağı',
            food,
            'vitamin',
            [290, 690],
            [
              ['carton', '1000 mg · 30 softjel'],
              ['pillBottle', '1000 mg · 90 softjel'],
            ],
          ),
          kind('Krill Yağı', food, 'vitamin', [540, 820], [['carton', '500 mg · 60 kapsül']]),
          kind('Vegan Omega-3 Yosun Yağı', food, 'vitamin', [410, 560], [['pillBottle', '60 kapsül']]),
        ],
      },
      {
        name: 'Çocuk Omega',
        kinds: [
          kind(
            'Çocuk Omega-3 Şurubu',
            food,
            'vitamin',
            [260, 380],
            [
              ['syrup', '150 ml'],
              ['syrup', '200 ml'],
            ],
            { variants: ['Limonlu', 'Tutti Frutti'] },
          ),
        ],
      },
    ],
  },
];
