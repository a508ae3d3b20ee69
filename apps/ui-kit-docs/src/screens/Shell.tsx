import { Button } from '@havan/ui/Button';
import { CategoryBar } from '@havan/ui/CategoryBar';
import { Footer } from '@havan/ui/Footer';
import { HeaderBar } from '@havan/ui/HeaderBar';
import { HeaderAccount, HeaderCart, HeaderTool } from '@havan/ui/HeaderTool';
import { BellIcon, CartIcon, HomeIcon, MenuIcon, MessageIcon, OrdersIcon, UserIcon } from '@havan/ui/icons';
import { Link } from '@havan/ui/Link';
import { Logo } from '@havan/ui/Logo';
import { SearchField } from '@havan/ui/SearchField';
import { SkipLink } from '@havan/ui/SkipLink';
import { TabBar } from '@havan/ui/TabBar';
import { Text } from '@havan/ui/Text';
import { ThemeSwitch } from '@havan/ui/ThemeSwitch';
import { type ReactNode, useState } from 'react';

const sectionGroups = [
  'Medikal',
  'Kişisel Bakım',
  'Besin Takviyesi',
  'Sağlık',
  'Anne & Bebek',
  'Sarf Malzemeleri',
  'Outlet',
  'Özel Kategoriler',
];

const columns = [
  {
    title: 'Kurumsal',
    links: ['Havan nedir', 'İletişim', 'Aydınlatma metni', 'Yasaklı ürünler', 'Güvenli ödeme'],
  },
  { title: 'Kategoriler', links: sectionGroups.slice(0, 5) },
  { title: 'Özel Kategoriler', links: ['Evcil hayvan ürünleri', 'Plaj ve deniz ürünleri'] },
  { title: 'Sık sorulanlar', links: ['Nasıl alırım', 'Nasıl satarım', 'İade ve iptal'] },
].map(({ title, links }) => ({ title, links: links.map((label) => ({ label, href: `#${label}` })) }));

/** Renders header and footer around a buyer's screen. */
export function Shell({ children, current = 'Besin Takviyesi' }: { children: ReactNode; current?: string }) {
  const [query, setQuery] = useState('');
  return (
    <>
      <SkipLink />
      <HeaderBar
        logo={
          <Link href="#anasayfa" variant="bare" aria-label="Havan ana sayfa">
            <Logo label="" />
          </Link>
        }
        search={
          <SearchField
            label="Ürün, barkod, marka veya satıcı ara"
            placeholder="Ürün, barkod, marka veya satıcı"
            value={query}
            onChange={setQuery}
            onSubmit={setQuery}
          />
        }
        tools={
          <>
            <HeaderTool label="Mesajlar" icon={<MessageIcon />} count={2} href="#mesajlar" />
            <HeaderTool label="Bildirimler" icon={<BellIcon />} count={5} countTone="critical" />
            <HeaderAccount name="Ihlamur Eczanesi" detail="Ecz. Derya Tunalı" />
            <HeaderCart href="#sepet" label="Sepet" noun="ürün" count={7} total={971_100} />
          </>
        }
        below={
          <CategoryBar
            label="Kategoriler"
            lead={
              <Button variant="quiet" size="small" icon={<MenuIcon />}>
                Tüm kategoriler
              </Button>
            }
            items={sectionGroups.map((label) => ({
              id: label,
              label,
              href: `#${label}`,
              current: label === current,
              highlighted: label === 'Outlet',
            }))}
            trail={<Link href="#satici">Satıcı paneli</Link>}
          />
        }
      />
      {children}
      <Footer
        brand={
          <>
            <Logo />
            <Text tone="soft">
              Eczanelerin, depoların ve satıcıların miadı bilinen, fiyatı açık ticaret yeri.
            </Text>
          </>
        }
        columns={columns}
        bottom={
          <>
            <span>© 2015–2026 Havan</span>
            <span>Yalnızca kayıtlı eczane, ecza deposu ve sağlık işletmelerine satış yapılır.</span>
            <ThemeSwitch />
          </>
        }
      />
      <TabBar
        label="Alt menü"
        items={[
          { id: 'home', label: 'Ana sayfa', icon: <HomeIcon />, href: '#', current: true },
          { id: 'shelves', label: 'Kategoriler', icon: <MenuIcon />, href: '#kategoriler' },
          { id: 'basket', label: 'Sepet', icon: <CartIcon />, href: '#sepet', count: 7 },
          { id: 'orders', label: 'Siparişler', icon: <OrdersIcon />, href: '#siparisler' },
          { id: 'account', label: 'Hesap', icon: <UserIcon />, href: '#hesap' },
        ]}
      />
    </>
  );
}
