import { fetchFile } from '@havan/api-client/files';
import { orderPageQuery } from '@havan/api-client/queries/sales/orders';
import { exportOrders } from '@havan/contract/sales/order-work';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ExportMenu } from '@havan/app-shell/files/ExportMenu';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import {
  isPackingChoice,
  orderNarrowingOf,
  orderRequestOf,
  orderSearchOf,
  readOrderFilter,
  type OrderFilter,
  type OrderSide,
} from '../order-filters.ts';
import { orderTabs } from './order-tabs.ts';
import { orderTexts } from '../order-texts.ts';
import { useOrderLayout } from './order-view.ts';
import { ActiveFilters, OrderFilters } from './OrderFilters.tsx';
import { OrderListBody } from './OrderListBody.tsx';
import { OrderPager } from './OrderPager.tsx';
import { OrderToolbar } from './OrderToolbar.tsx';
import { useNow } from '@havan/app-shell/viewport/use-now';

interface OrdersScreenProps {
  readonly side: OrderSide;
  /** Rendered between title and list: the sales figures of the merchant app. */
  readonly head?: ReactNode;
}

/** Fills rows of two, three, four and six labels. */
const pageSize = 24;

/** Renders the orders of the company from one side: by state, searched, paged, opened in place. */
export function OrdersScreen({ side, head }: OrdersScreenProps) {
  'use memo';
  const { api, paths } = useAppProfile();
  const { filter: slug } = useParams();
  const [search, setSearch] = useSearchParams();
  const filter = readOrderFilter(slug, search);
  const layout = useOrderLayout(side);
  const now = useNow();
  const mayExport = useMay(exportOrders);
  const page = useQuery(orderPageQuery(api, orderRequestOf(filter, side, pageSize)));
  const change = (next: Partial<OrderFilter>) =>
    setSearch(orderSearchOf({ ...filter, ...next }), { replace: true, preventScrollReset: true });
  const narrow = (next: Partial<OrderFilter>) => change({ ...next, cursor: null, open: null });
  const tabs = orderTabs(page.data?.counts ?? [], side, filter.slug);
  return (
    <Page>
      <title>{`${orderTexts.title[side]} | Havan`}</title>
      <Stack space="l">
        <SectionHeader
          level={1}
          title={orderTexts.title[side]}
          actions={
            mayExport ? (
              <ExportMenu
                name="siparisler"
                load={(format) => fetchFile(api, exportOrders, { ...orderNarrowingOf(filter, side), format })}
              />
            ) : null
          }
        />
        {head}
        <Tabs
          label={orderTexts.tabs}
          look="count"
          value={filter.slug ?? 'all'}
          tabs={tabs.map(({ slug, name, count }) => ({
            id: slug ?? 'all',
            label: name,
            count: page.data ? count : '–',
            href:
              paths.orders(slug ?? undefined) +
              orderSearchOf({
                ...filter,
                counted: isPackingChoice(filter.counted) ? null : filter.counted,
                cursor: null,
                open: null,
              }),
          }))}
        />
        <OrderToolbar
          side={side}
          q={filter.q}
          onSearch={(q) => change({ q, cursor: null, open: null })}
          layout={layout}
        >
          <OrderFilters side={side} filter={filter} now={now} onChange={narrow} />
        </OrderToolbar>
        <ActiveFilters filter={filter} onChange={narrow} />
        <OrderListBody
          key={`${side}:${filter.slug}:${filter.cursor}`}
          page={page}
          filter={filter}
          side={side}
          layout={layout}
          now={now}
          onOpen={(open) => change({ open })}
        />
        {page.data ? <OrderPager page={page.data} filter={filter} /> : null}
      </Stack>
    </Page>
  );
}
