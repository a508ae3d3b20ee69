import { categoryLabels } from '@havan/domain/category';
import { kindsWith, type MainCategory } from './main-category.ts';

const kind = kindsWith({ vat: 10, life: 0 });
const device = 'Tıbbi cihaz';

export const medicalCategory: MainCategory = {
  name: categoryLabels.medical,
  groups: [
    {
      name: 'Ölçüm Cihazları',
      leaves: [
        {
          name: 'Tansiyon Aletleri',
          kinds: [
            kind(
              'Koldan Tansiyon Ölçer',
              device,
              'device',
              [890, 1890],
              [
                ['tensiometer', '22–42 cm'],
                ['tensiometer', 'Çift kullanıcı'],
              ],
            ),
            kind('Bilekten Tansiyon Ölçer', device, 'device', [690, 990], [['tensiometer', '13–21 cm']]),
            kind(
              'Tansiyon Aleti Manşonu',
              'Yedek parça',
              'device',
              [240, 360],
              [
                ['carton', 'M–L'],
                ['carton', 'XL'],
              ],
            ),
          ],
        },
        {
          name: 'Ateş Ölçerler',
          kinds: [
            kind(
              'Dijital Ateş Ölçer Esnek Uç',
              device,
              'device',
              [110, 190],
              [
                ['thermometer', '10 sn · ±0,1 °C'],
                ['thermometer', '30 sn'],
              ],
            ),
            kind('Temassız Ateş Ölçer', device, 'device', [690, 1190], [['forehead', '1 sn']]),
            kind('Kulaktan Ateş Ölçer', device, 'device', [790, 1290], [['forehead', '3 sn']]),
          ],
        },
        {
          name: 'Şeker Ölçüm',
          kinds: [
            kind(
              'Kan Şekeri Ölçüm Cihazı',
              device,
              'device',
              [420, 690],
              [
                ['glucometer', '50 strip'],
                ['glucometer', '100 strip'],
              ],
            ),
            kind(
              'Kan Şekeri Test Çubuğu',
              device,
              'device',
              [280, 490],
              [
                ['carton', '50 adet'],
                ['carton', '100 adet'],
              ],
              { life: 20 },
            ),
            kind(
              'Parmak Delme Lanseti',
              '30G',
              'device',
              [60, 130],
              [
                ['tabletCarton', '100 adet'],
                ['carton', '200 adet'],
              ],
              { life: 48 },
            ),
          ],
        },
        {
          name: 'Oksimetre ve Nebülizatör',
          kinds: [
            kind('Parmak Tipi Nabız Oksimetresi', device, 'device', [420, 690], [['carton', '1 adet']]),
            kind('Kompresörlü Nebülizatör', device, 'device', [1290, 2190], [['carton', '1 set']]),
            kind(
              'Nebülizatör Maskesi',
              'Yedek parça',
              'device',
              [90, 160],
              [
                ['sachet', 'Çocuk'],
                ['sachet', 'Yetişkin'],
              ],
            ),
          ],
        },
      ],
    },
    {
      name: 'Ortopedi',
      leaves: [
        {
          name: 'Dizlik ve Bileklik',
          kinds: [
            kind('Patella Destekli Dizlik', 'Neopren', 'orthopaedic', [320, 520], [['carton', '1 adet']], {
              variants: ['S', 'M', 'L', 'XL'],
            }),
            kind('Ayak Bileği Desteği', 'Elastik', 'orthopaedic', [210, 340], [['carton', '1 adet']], {
              variants: ['S', 'M', 'L'],
            }),
            kind(
              'El Bileği Ateli',
              'Baş parmak destekli',
              'orthopaedic',
              [290, 430],
              [['carton', '1 adet']],
              { variants: ['Sağ', 'Sol'] },
            ),
          ],
        },
        {
          name: 'Korse',
          kinds: [
            kind(
              'Lumbostat Bel Korsesi',
              'Çelik balenli',
              'orthopaedic',
              [490, 790],
              [['carton', '1 adet']],
              { variants: ['M', 'L', 'XL'] },
            ),
            kind('Boyunluk Yumuşak', 'Sünger', 'orthopaedic', [140, 220], [['carton', '1 adet']], {
              variants: ['M', 'L'],
            }),
          ],
        },
        {
          name: 'Tabanlık ve Çorap',
          kinds: [
            kind('Silikon Topukluk', 'Şok emici', 'orthopaedic', [130, 210], [['tabletCarton', '1 çift']], {
              variants: ['36–40', '41–46'],
            }),
            kind('Varis Çorabı Diz Altı', 'CCL2', 'orthopaedic', [360, 560], [['carton', '1 çift']], {
              variants: ['S', 'M', 'L', 'XL'],
            }),
          ],
        },
      ],
    },
    {
      name: 'Yara Bakımı',
      leaves: [
        {
          name: 'Yara Bandı',
          kinds: [
            kind(
              'Su Geçirmez Yara Bandı',
              'Hipoalerjenik',
              'firstAid',
              [45, 90],
              [
                ['plasters', '20 adet'],
                ['plasters', '40 adet · 4 boy'],
              ],
              { life: 48 },
            ),
            kind('Çocuk Yara Bandı', 'Desenli', 'firstAid', [40, 75], [['plasters', '20 adet']], {
              life: 48,
            }),
            kind(
              'Hidrokolloid Yara Örtüsü',
              '10 × 10 cm',
              'firstAid',
              [180, 320],
              [
                ['plasters', '5 adet'],
                ['carton', '10 adet'],
              ],
              { life: 36 },
            ),
          ],
        },
        {
          name: 'Gazlı Bez ve Bandaj',
          kinds: [
            kind(
              'Steril Gazlı Bez',
              '10 × 10 cm',
              'firstAid',
              [35, 90],
              [
                ['carton', '10 adet'],
                ['carton', '50 adet'],
              ],
              { life: 60 },
            ),
            kind(
              'Elastik Bandaj',
              '10 cm × 3,5 m',
              'firstAid',
              [30, 60],
              [
                ['tabletCarton', '1 adet'],
                ['carton', '5 adet'],
              ],
              { life: 60 },
            ),
            kind('İpek Flaster', '2,5 cm × 5 m', 'firstAid', [35, 70], [['tabletCarton', '1 adet']], {
              life: 60,
            }),
          ],
        },
        {
          name: 'Antiseptik',
          kinds: [
            kind(
              'Yara Temizleme Spreyi',
              'Oktenidinli',
              'firstAid',
              [140, 230],
              [
                ['nasalSpray', '50 ml'],
                ['aerosol', '150 ml'],
              ],
              { life: 30 },
            ),
            kind(
              'Yanık Jeli',
              'Soğutucu',
              'firstAid',
              [120, 190],
              [
                ['tube', '50 g'],
                ['sachet', '5 g'],
              ],
              { life: 30 },
            ),
          ],
        },
      ],
    },
  ],
};
