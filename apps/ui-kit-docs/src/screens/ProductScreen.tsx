import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { Button } from '@havan/ui/Button';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { DistanceRuler } from '@havan/ui/DistanceRuler';
import { Heading } from '@havan/ui/Heading';
import { BarcodeIcon, HeartIcon, SealIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { OfferPanel } from '@havan/ui/OfferPanel';
import { Page } from '@havan/ui/Page';
import { PriceRuler } from '@havan/ui/PriceRuler';
import { ProductImage } from '@havan/ui/ProductImage';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { RulerReading } from '@havan/ui/RulerReading';
import { ScoreBadge } from '@havan/ui/ScoreBadge';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { offers, products } from '../sample/products.ts';
import { OfferTable } from './OfferTable.tsx';
import { Shell } from './Shell.tsx';

const product = products[0];
const filters = ['>9,4 puan', '8 ay+ miat', 'Ücretsiz kargo', 'Resmi ve yetkili', 'Bugün kargoda'];

function Decision() {
  const [count, setCount] = useState(5);
  return (
    <Stack space="m">
      <div>
        <Heading level={2} size="panel">
          Önerilen teklif
        </Heading>
        <Text size="small" tone="soft">
          8 ay ve üzeri miatlılar içinde en düşük fiyat
        </Text>
      </div>
      <Stack space="xs">
        <Money value={39_850} size="decision" />
        <Inline space="xs">
          <Money value={45_200} strike />
          <Text as="span" tone="positive" weight="strong">
            %12 indirim
          </Text>
          <Text as="span" tone="soft">
            KDV dahil
          </Text>
        </Inline>
      </Stack>
      <DescriptionList
        items={[
          {
            term: 'Satıcı',
            details: (
              <Stack space="xxs">
                <Inline space="xs">
                  <Text as="span" weight="strong">
                    <Link href="#satici" variant="name">
                      Akçınar Ecza Deposu
                    </Link>
                  </Text>
                  <ScoreBadge value="9,8" grade="top" label="Satıcı puanı, 10 üzerinden" />
                </Inline>
                <Badge tone="positive" icon={<SealIcon />}>
                  Resmi Satıcı
                </Badge>
              </Stack>
            ),
          },
          { term: 'Miat', details: <RulerReading layout="row" text="09/2028" value={22} remark="22 ay" /> },
          { term: 'PSF marjı', details: '%41,8, kutu başına 286,50 TL' },
        ]}
      />
      <Inline space="xs" wrap={false}>
        <QuantityStepper label="Adet" size="large" min={5} max={1240} value={count} onChange={setCount} />
        <Button size="large" wide after={<Money value={39_850 * count} tone="inherit" />}>
          Sepete ekle
        </Button>
      </Inline>
      <Stack space="xs">
        <DistanceRuler label="Ücretsiz kargo" value={39_850 * count} max={250_000} />
        <Text size="small">
          Ücretsiz kargoya <strong>{count >= 7 ? '0,00' : '507,50'} TL</strong> kaldı.{' '}
          <Link href="#ekle">2 adet daha ekle</Link>
        </Text>
      </Stack>
    </Stack>
  );
}

function Identity() {
  return (
    <Stack space="m">
      <Stack space="xs">
        <Link href="#marka">Virendo</Link>
        <Heading level={1} remark="(09/2028)">
          Virendo Magnezyum Bisglisinat 200 mg 90 Kapsül
        </Heading>
        <Inline space="m">
          <Inline space="xs">
            <BarcodeIcon width={20} aria-hidden />
            <Text as="span">8690000417263</Text>
          </Inline>
          <Button variant="quiet" size="small" icon={<HeartIcon />}>
            Takip et
          </Button>
        </Inline>
      </Stack>
      <Box lineAbove="row" lineBelow="row" paddingY="m">
        <DescriptionList
          layout="columns"
          items={[
            { term: 'PSF', details: <Money value={68_500} size="large" /> },
            { term: 'Son 30 günün en düşüğü', details: <Money value={35_890} size="large" /> },
            { term: 'Bugünkü aralık', details: <Money value={36_100} size="large" /> },
          ]}
        />
      </Box>
      <PriceRuler
        title="Fiyat cetveli"
        summary="9 teklif, PSF ve son 30 gün aynı ölçekte"
        gainLabel="PSF marjı"
        noun="teklif"
        floor={{ value: 35_890, label: 'son 30 günün en düşüğü' }}
        ceiling={{ value: 68_500, label: 'PSF' }}
        marks={offers.map((offer) => ({
          id: offer.id,
          value: offer.price,
          label: offer.seller,
          tone: offer.id === 'c' ? 'main' : offer.months < 8 ? 'attention' : 'neutral',
        }))}
      />
    </Stack>
  );
}

/** Renders a product page: its details, the decision, and all offers with filters. */
export function ProductScreen() {
  const [on, setOn] = useState<readonly string[]>([]);
  return (
    <Shell>
      <Page>
        <Stack space="l">
          <Breadcrumb
            items={[
              { label: 'Ana sayfa', href: '#' },
              { label: 'Besin Takviyesi', href: '#bt' },
              { label: 'Mineraller', href: '#min' },
              { label: 'Magnezyum' },
            ]}
          />
          <OfferPanel
            picture={<ProductImage src={product?.image} alt="Virendo Magnezyum ambalajı" size="hero" eager />}
            decision={<Decision />}
            decisionLabel="Önerilen teklif"
          >
            <Identity />
          </OfferPanel>
          <section aria-labelledby="teklifler">
            <SectionHeader
              id="teklifler"
              title="9 teklif"
              remark="Fiyatlar KDV dahil, bugün 14.32’de güncellendi"
            />
            <Stack space="s">
              <ChipRow label="Teklif filtreleri">
                {filters.map((filter, index) => (
                  <Chip
                    key={filter}
                    label={filter}
                    count={index + 3}
                    pressed={on.includes(filter)}
                    onChange={(pressed) =>
                      setOn(pressed ? [...on, filter] : on.filter((other) => other !== filter))
                    }
                  />
                ))}
              </ChipRow>
              <OfferTable />
            </Stack>
          </section>
        </Stack>
      </Page>
    </Shell>
  );
}
