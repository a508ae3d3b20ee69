import { useParams } from 'react-router';
import { useAppProfile } from '../app-profile.ts';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import { CorporateArticle } from './CorporateArticle.tsx';
import { servicePages, type CorporatePage, type ServiceSlug } from './corporate-page.ts';
import { corporateTexts } from './corporate-texts.ts';
import { ShippingCalculator } from './ShippingCalculator.tsx';
import { page as packaging } from './pages/order-packaging.ts';
import { page as pictures } from './pages/picture-rules.ts';
import { page as shipping } from './pages/shipping-calculator.ts';

const pages: Readonly<Record<ServiceSlug, CorporatePage>> = {
  'shipping-calculator': shipping,
  'picture-rules': pictures,
  'order-packaging': packaging,
};

/** `/services/:slug`: guides for those who sell (specification §2.2). */
export function ServiceScreen() {
  const { slug } = useParams();
  const { paths } = useAppProfile();
  const entry = servicePages.find((each) => each.slug === slug);
  if (!entry) return <NotFoundScreen />;
  return (
    <CorporateArticle
      key={entry.slug}
      title={entry.label}
      page={pages[entry.slug]}
      navLabel={corporateTexts.services}
      nav={servicePages.map((each) => ({
        id: each.slug,
        label: each.label,
        href: paths.service(each.slug),
        current: each.slug === slug,
      }))}
      tool={entry.slug === 'shipping-calculator' ? <ShippingCalculator /> : null}
    />
  );
}
