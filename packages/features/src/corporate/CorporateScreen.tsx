import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { ContactWays } from './ContactWays.tsx';
import { ConsentChoice } from './ConsentChoice.tsx';
import { CorporateArticle } from './CorporateArticle.tsx';
import { corporatePages, type CorporateSlug } from '@havan/app-shell/footer/platform-pages';
import type { CorporatePage } from './corporate-page.ts';
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

const texts: Readonly<Record<CorporateSlug, CorporatePage>> = {
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

const additions = { iletisim: <ContactWays />, 'cerez-politikasi': <ConsentChoice /> };

/** Renders `/kurumsal/:slug`: what the footer's first column leads to (specification §2.3). */
export function CorporateScreen() {
  const { paths } = useAppProfile();
  return (
    <CorporateArticle
      navLabel={corporateTexts.pages}
      pages={corporatePages}
      hrefOf={paths.corporate}
      texts={texts}
      additions={additions}
    />
  );
}
