import { useParams } from 'react-router';
import { useAppProfile } from '../app-profile.ts';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import { ContactWays } from './ContactWays.tsx';
import { ConsentChoice } from './ConsentChoice.tsx';
import { CorporateArticle } from './CorporateArticle.tsx';
import { corporatePages, type CorporateSlug, type CorporatePage } from './corporate-page.ts';
import { corporateTexts } from './corporate-texts.ts';
import { page as about } from './pages/havan-nedir.ts';
import { page as contact } from './pages/iletisim.ts';
import { page as privacy } from './pages/aydinlatma-metni.ts';
import { page as prohibited } from './pages/yasakli-urunler.ts';
import { page as payment } from './pages/guvenli-odeme.ts';
import { page as shopping } from './pages/alisveris.ts';
import { page as selling } from './pages/satis.ts';
import { page as questions } from './pages/sikca-sorulan-sorular.ts';
import { page as terms } from './pages/kullanim-kosullari.ts';
import { page as cookies } from './pages/cerez-politikasi.ts';

const pages: Readonly<Record<CorporateSlug, CorporatePage>> = {
  'havan-nedir': about,
  iletisim: contact,
  'aydinlatma-metni': privacy,
  'yasakli-urunler': prohibited,
  'guvenli-odeme': payment,
  alisveris: shopping,
  satis: selling,
  'sikca-sorulan-sorular': questions,
  'kullanim-kosullari': terms,
  'cerez-politikasi': cookies,
};

/** `/kurumsal/:slug`: what the footer's first column leads to (specification §2.3). */
export function CorporateScreen() {
  const { slug } = useParams();
  const { paths } = useAppProfile();
  const entry = corporatePages.find((each) => each.slug === slug);
  if (!entry) return <NotFoundScreen />;
  return (
    <CorporateArticle
      key={entry.slug}
      title={entry.label}
      page={pages[entry.slug]}
      navLabel={corporateTexts.pages}
      nav={corporatePages.map((each) => ({
        id: each.slug,
        label: each.label,
        href: paths.corporate(each.slug),
        current: each.slug === slug,
      }))}
    >
      {entry.slug === 'iletisim' ? <ContactWays /> : null}
      {entry.slug === 'cerez-politikasi' ? <ConsentChoice /> : null}
    </CorporateArticle>
  );
}
