import type { ProductListFilter } from '@havan/api-client/queries/catalogue/catalogue';
import { Alert } from '@havan/ui/Alert';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import type { ReactNode } from 'react';
import { catalogueTexts } from './catalogue-texts.ts';
import { useTitleAhead } from './use-title-ahead.ts';

/** Renders a product list that was not loaded before the connection was lost: its title and a notice. */
export function UnreadProducts({ filter, lead }: { filter: ProductListFilter; lead: ReactNode }) {
  const title = useTitleAhead(filter);
  return (
    <Page>
      <title>{`${title} | Havan`}</title>
      <Stack space="m">
        {lead ?? <SectionHeader level={1} title={title} />}
        <Alert kind="info">{catalogueTexts.unread}</Alert>
      </Stack>
    </Page>
  );
}
