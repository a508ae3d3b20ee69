import { BulkAction, BulkBar } from '@havan/ui/BulkBar';
import { Button } from '@havan/ui/Button';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { HeaderBar } from '@havan/ui/HeaderBar';
import { HeaderAccount, HeaderTool } from '@havan/ui/HeaderTool';
import {
  BellIcon,
  DownloadIcon,
  FileIcon,
  MessageIcon,
  OrdersIcon,
  PrintIcon,
  SettingsIcon,
  TagIcon,
  TruckIcon,
  WalletIcon,
} from '@havan/ui/icons';
import { Link } from '@havan/ui/Link';
import { Logo } from '@havan/ui/Logo';
import { Money } from '@havan/ui/Money';
import { Page } from '@havan/ui/Page';
import { Rating } from '@havan/ui/Rating';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { SideNav } from '@havan/ui/SideNav';
import { Sparkline } from '@havan/ui/Sparkline';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { StatStrip, StatTile } from '@havan/ui/StatTile';
import { Table } from '@havan/ui/Table';
import { Tabs } from '@havan/ui/Tabs';
import { useState } from 'react';
import { orders } from '../sample/orders.ts';
import { columns } from './order-columns.tsx';

/** Renders the seller's orders: figures, states, table. Meant for the compact density. */
export function OrdersScreen() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['HV-604171', 'HV-604160']));
  const sum = orders
    .filter((order) => selected.has(order.no))
    .reduce((total, order) => total + order.total, 0);
  return (
    <>
      <HeaderBar
        logo={
          <Link href="#panel" variant="bare" aria-label="Havan satıcı paneli">
            <Logo label="" />
          </Link>
        }
        area="Satıcı paneli"
        tools={
          <>
            <HeaderTool label="Mesajlar" icon={<MessageIcon />} count={2} href="#mesajlar" />
            <HeaderTool label="Bildirimler" icon={<BellIcon />} count={5} countTone="critical" />
            <HeaderAccount name="Ihlamur Eczanesi" detail="Ecz. Derya Tunalı" />
          </>
        }
      />
      <Page>
        <Split
          side="start"
          asideWidth="narrow"
          sticky
          aside={
            <SideNav
              label="Satıcı paneli"
              items={[
                {
                  id: 'orders',
                  label: 'Siparişler',
                  href: '#s',
                  icon: <OrdersIcon />,
                  count: 29,
                  current: true,
                },
                { id: 'listings', label: 'İlanlarım', href: '#i', icon: <TagIcon />, count: 412 },
                { id: 'wallet', label: 'Hakediş', href: '#h', icon: <WalletIcon /> },
                { id: 'settings', label: 'Ayarlar', href: '#a', icon: <SettingsIcon /> },
              ]}
              foot={<Rating label="Satıcı puanınız" value={9.2} />}
            />
          }
        >
          <Stack space="l">
            <SectionHeader
              level={1}
              title="Siparişler"
              remark="21.11.2026, 14.32"
              actions={
                <Button variant="outline" icon={<DownloadIcon />}>
                  Excel’e aktar
                </Button>
              }
            />
            <StatStrip label="Bugünün rakamları">
              <StatTile
                label="Bugün ciro"
                value={<Money value={1_846_230} size="large" />}
                remark="▲ %9,4"
                remarkTone="positive"
                chart={
                  <Sparkline label="Son 12 gün" values={[9, 12, 8, 14, 11, 16, 13, 18, 15, 12, 17, 20]} />
                }
              />
              <StatTile label="Bugün sipariş" value="24" remark="son 30 gün 462" />
              <StatTile
                label="Sıradaki hakediş"
                value={<Money value={6_431_020} size="large" />}
                remark="25.11.2026 çarşamba"
              />
            </StatStrip>
            <Tabs
              label="Sipariş durumları"
              look="count"
              value="all"
              tabs={[
                { id: 'all', label: 'Hepsi', count: 184, href: '#hepsi' },
                { id: 'new', label: 'Yeni', count: 14, href: '#yeni' },
                { id: 'prep', label: 'Hazırlanıyor', count: 9, href: '#hazir' },
                { id: 'wait', label: 'Kargo bekliyor', count: 6, note: '2 sa 28 dk', href: '#bekliyor' },
                { id: 'road', label: 'Kargoda', count: 35, href: '#kargoda' },
                { id: 'back', label: 'İade ve iptal', count: 2, href: '#iade' },
              ]}
            />
            <Stack space="s">
              <ChipRow label="Filtreler">
                <Chip label="Geciken" count={1} pressed={false} onChange={() => undefined} />
                <Chip label="Faturasız" count={5} pressed onChange={() => undefined} />
              </ChipRow>
              <Stack space="none">
                <BulkBar
                  count={selected.size}
                  noun="sipariş"
                  remark={<Money value={sum} tone="inherit" quiet />}
                  onClear={() => setSelected(new Set())}
                >
                  <BulkAction label="Kargoya ver" icon={<TruckIcon />} onPress={() => undefined} />
                  <BulkAction label="Etiket yazdır" icon={<PrintIcon />} onPress={() => undefined} />
                  <BulkAction label="Fatura yükle" icon={<FileIcon />} onPress={() => undefined} />
                </BulkBar>
                <Table
                  caption="Siparişler"
                  columns={columns}
                  rows={orders}
                  rowKey={(order) => order.no}
                  stickyHeader
                  phoneRows="tap"
                  selection={{ selected, onChange: setSelected, rowLabel: (order) => order.no }}
                />
              </Stack>
            </Stack>
          </Stack>
        </Split>
      </Page>
    </>
  );
}
