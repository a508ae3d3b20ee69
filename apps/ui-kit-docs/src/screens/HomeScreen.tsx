import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { DistanceRuler } from '@havan/ui/DistanceRuler';
import { Heading } from '@havan/ui/Heading';
import { HorizonRuler, type HorizonUnit } from '@havan/ui/HorizonRuler';
import { Inline } from '@havan/ui/Inline';
import { LabelSheet } from '@havan/ui/LabelSheet';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { products } from '../sample/products.ts';
import { ProductLabel } from './ProductLabel.tsx';
import { Shell } from './Shell.tsx';

const counts = [4, 9, 12, 20, 31, 48, 52, 42, 60, 71, 66, 80, 74, 69, 90, 84, 77, 60, 55, 71, 64, 50, 42, 38];

const horizon: HorizonUnit[] = counts.map((count, index) => {
  const month = ((11 + index) % 12) + 1;
  const label = `${String(month).padStart(2, '0')}/${2026 + Math.floor((11 + index) / 12)}`;
  return {
    id: label,
    label,
    count,
    tone: index < 2 ? 'critical' : index < 8 ? 'attention' : 'positive',
    href: `#${label}`,
  };
});

const today = [
  { figure: '3', title: 'Sipariş yolda', remark: 'Biri bugün teslim: Akçınar Ecza Deposu' },
  { figure: '4', title: 'Takip ettiğiniz üründe fiyat düştü', remark: 'En çok: solenya SPF 50+, %4,2' },
  { figure: '12', title: 'Rafınızda miadı 8 ayın altında ürün', remark: 'Tümünü tek seferde ilana çevirin' },
];

/** Renders the home page: expiring listings of the next months, and the tasks of the day. */
export function HomeScreen() {
  return (
    <Shell current="">
      <Page>
        <Stack space="xl">
          <Box frame="section" surface="sheet">
            <Split
              asideWidth="wide"
              aside={
                <Box padding={{ phone: 'm', web: 'l' }}>
                  <Stack space="m">
                    <Inline align="baseline" space="s">
                      <Heading level={2} size="panel">
                        Bugün
                      </Heading>
                      <Text size="small" tone="faint">
                        21.11.2026, cumartesi
                      </Text>
                    </Inline>
                    <Stack space="s" lines as="ul">
                      {today.map((entry) => (
                        <li key={entry.title}>
                          <Inline space="m" wrap={false}>
                            <Text size="figure">{entry.figure}</Text>
                            <div>
                              <Text weight="strong">
                                <Link href="#bugun" variant="name">
                                  {entry.title}
                                </Link>
                              </Text>
                              <Text size="small" tone="faint">
                                {entry.remark}
                              </Text>
                            </div>
                          </Inline>
                        </li>
                      ))}
                      <li>
                        <Text size="small">
                          Sütlüce Eczanesi sepeti: ücretsiz kargoya <Money value={31_540} /> kaldı
                        </Text>
                        <DistanceRuler
                          label="Ücretsiz kargo, Sütlüce Eczanesi"
                          value={93_460}
                          max={125_000}
                        />
                      </li>
                    </Stack>
                  </Stack>
                </Box>
              }
            >
              <Box padding={{ phone: 'm', web: 'l' }}>
                <Stack space="m">
                  <Inline justify="between" align="start">
                    <div>
                      <Heading level={1}>Rafın önündeki 24 ay</Heading>
                      <Text tone="soft">
                        Takip ettiğiniz kategorilerde her ay dolacak miatlar; bir aya dokunun, ilanları
                        açılsın.
                      </Text>
                    </div>
                    <Badge tone="attention" variant="filled">
                      218 ilan 8 ayın altında
                    </Badge>
                  </Inline>
                  <HorizonRuler
                    label="Aylara göre ilanlar"
                    units={horizon}
                    summary="En dolu ay 02/2028: 90 ilan"
                    reading={(unit) => `${unit.label}: ${unit.count} ilan`}
                  />
                  <Inline space="s">
                    <ButtonLink href="#yakin">Yakın miat fırsatları</ButtonLink>
                    <ButtonLink href="#uzun" variant="outline">
                      12 ay ve üzeri
                    </ButtonLink>
                  </Inline>
                </Stack>
              </Box>
            </Split>
          </Box>
          <section aria-labelledby="yakin">
            <SectionHeader
              id="yakin"
              title="Yakın miat fırsatları"
              remark="Miadına 8 aydan az kalan, fiyatı düşürülmüş 218 ilan"
              actions={<Link href="#tumu">Tümü</Link>}
            />
            <LabelSheet label="Yakın miat fırsatları" layout="strip">
              {products.slice(1).map((product) => (
                <ProductLabel key={product.id} product={product} />
              ))}
            </LabelSheet>
          </section>
        </Stack>
      </Page>
    </Shell>
  );
}
