import type { ProductListFilter } from '@havan/api-client/queries/catalogue/catalogue';
import { Unread } from '@havan/app-shell/failures/Unread';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import type { ReactNode } from 'react';
import { useTitleAhead } from './use-title-ahead.ts';

/** Renders the page of a list that was not read before the connection broke. */
export function UnreadProducts({ filter, lead }: { filter: ProductListFilter; lead: ReactNode }) {
  const title = useTitleAhead(filter);
  return (
    <Page>
      <title>{`${title} | Havan`}</title>
      <Stack space="m">
        {lead ?? <SectionHeader level={1} title={title} />}
        <Unread />
      </Stack>
    </Page>
  );
}
