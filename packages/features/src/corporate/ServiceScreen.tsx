import { createQueryClient } from '@havan/api-client/query-defaults';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { CorporateArticle } from './CorporateArticle.tsx';
import { servicePages, type ServiceSlug } from '@havan/app-shell/footer/platform-pages';
import type { CorporatePage } from './corporate-page.ts';
import { corporateTexts } from './corporate-texts.ts';
import { ShippingCalculator } from './ShippingCalculator.tsx';
import { page as packaging } from './pages/order-packaging.ts';
import { page as pictures } from './pages/picture-rules.ts';
import { page as shipping } from './pages/shipping-calculator.ts';

const texts: Readonly<Record<ServiceSlug, CorporatePage>> = {
  'shipping-calculator': shipping,
  'picture-rules': pictures,
  'order-packaging': packaging,
};

const tools = { 'shipping-calculator': <PublicCalculator /> };

/**
 * Renders the calculator for everybody, also outside the frame of signed-in users, which provides the query
 * cache.
 */
function PublicCalculator() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ShippingCalculator />
    </QueryClientProvider>
  );
}

/** Renders `/services/:slug`: guides for those who sell (specification §2.2). */
export function ServiceScreen() {
  const { paths } = useAppProfile();
  return (
    <CorporateArticle
      navLabel={corporateTexts.services}
      pages={servicePages}
      hrefOf={paths.service}
      texts={texts}
      tools={tools}
    />
  );
}
