import { categoryLabels } from '@havan/domain/category';
import { kindsWith, type MainCategory } from './main-category.ts';

const pet = kindsWith({ vat: 10, life: 24 });
const sea = kindsWith({ vat: 20, life: 30 });

export const specialCategory: MainCategory = {
  name: categoryLabels.special,
  groups: [
    {
      name: categoryLabels.pet,
      leaves: [
        {
          name: 'Mama',
          kinds: [
            pet(
              'Somonlu Yetişkin Kedi Maması',
              'Tam yem',
              'pet',
              [240, 690],
              [
                ['petBag', '1,5 kg'],
                ['petBag', '4 kg'],
              ],
            ),
            pet(
              'Kuzulu Köpek Maması',
              'Tam yem',
              'pet',
              [290, 890],
              [
                ['petBag', '3 kg'],
                ['petBag', '10 kg'],
              ],
            ),
            pet(
              'Kedi Ödül Maması',
              'Biftekli',
              'pet',
              [40, 75],
              [
                ['sachet', '60 g'],
                ['sticks', '5 adet'],
              ],
            ),
          ],
        },
        {
          name: 'Pet Sağlığı',
          kinds: [
            pet('Köpek Eklem Desteği', 'Yem katkısı', 'pet', [260, 390], [['pillBottle', '60 tablet']]),
            pet('Kedi Malt Macunu', 'Tüy yumağı', 'pet', [120, 190], [['lyingTube', '100 g']]),
            pet(
              'Kene ve Pire Damlası',
              'Dış parazit',
              'pet',
              [150, 260],
              [
                ['dropper', '10 ml'],
                ['tabletCarton', '3 pipet'],
              ],
            ),
          ],
        },
        {
          name: 'Pet Bakımı',
          kinds: [
            pet(
              'Köpek Şampuanı',
              'Hassas deri',
              'pet',
              [130, 210],
              [
                ['flipBottle', '250 ml'],
                ['pump', '500 ml'],
              ],
              { vat: 20 },
            ),
            pet('Köpek Parfümü', 'Tüy bakımı', 'pet', [120, 180], [['aerosol', '150 ml']], {
              vat: 20,
              variants: ['Vanilya', 'Pudra'],
            }),
            pet('Pati Bakım Kremi', 'Balmumlu', 'pet', [110, 160], [['jar', '60 ml']], { vat: 20 }),
          ],
        },
      ],
    },
    {
      name: categoryLabels.beachAndSea,
      leaves: [
        {
          name: 'Güneş Koruma',
          kinds: [
            sea(
              'Güneş Koruyucu Fluid SPF 50+',
              'Yüz için',
              'sun',
              [290, 430],
              [
                ['sunBottle', '50 ml'],
                ['sunBottle', '75 ml'],
              ],
            ),
            sea(
              'Güneş Sütü SPF 30',
              'Vücut için',
              'sun',
              [260, 390],
              [
                ['sunBottle', '150 ml'],
                ['sunBottle', '200 ml'],
              ],
            ),
            sea(
              'Bebek Güneş Kremi SPF 50+',
              'Mineral filtre',
              'sun',
              [310, 450],
              [
                ['lyingTube', '100 ml'],
                ['sunBottle', '150 ml'],
              ],
            ),
            sea('Güneş Koruyucu Sprey SPF 50+', 'Suya dayanıklı', 'sun', [290, 420], [['aerosol', '200 ml']]),
            sea('Renkli Güneş Kremi SPF 50+', 'Leke karşıtı', 'sun', [320, 460], [['tube', '50 ml']], {
              variants: ['Açık Ton', 'Bej'],
            }),
          ],
        },
        {
          name: 'Güneş Sonrası',
          kinds: [
            sea('Güneş Sonrası Serinletici Sprey', 'Aloe vera', 'sun', [180, 270], [['aerosol', '150 ml']]),
            sea(
              'Aloe Vera Jel %99',
              'Yatıştırıcı',
              'sun',
              [150, 260],
              [
                ['tube', '100 ml'],
                ['jar', '300 ml'],
              ],
            ),
            sea('Bronzlaştırıcı Yağ', 'Havuç özlü', 'sun', [190, 280], [['flipBottle', '200 ml']]),
          ],
        },
        {
          name: 'Sinek ve Deniz',
          kinds: [
            sea(
              'Sinek Kovucu Sprey',
              'Bitkisel',
              'sun',
              [120, 190],
              [
                ['nasalSpray', '100 ml'],
                ['aerosol', '150 ml'],
              ],
            ),
            sea('Deniz Tuzu Saç Spreyi', 'Dalga veren', 'sun', [140, 210], [['aerosol', '150 ml']]),
          ],
        },
      ],
    },
  ],
};
