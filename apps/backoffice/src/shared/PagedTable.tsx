import { EmptyState } from '@havan/ui/EmptyState';
import { Loading } from '@havan/ui/Loading';
import { LoadMore } from '@havan/ui/LoadMore';
import { Table, type TableProps } from '@havan/ui/Table';
import type { ReactNode } from 'react';
import { Failure } from '../layout/Failure.tsx';

/** The fields of a TanStack infinite query that a paged list needs. */
interface PagedList<Row> {
  readonly data: { readonly pages: readonly { readonly items: readonly Row[] }[] } | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface PagedTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'loading' | 'empty'> {
  readonly list: PagedList<Row>;
  /** Noun of a row: `sipariş`. */
  readonly noun: string;
  /** Shown without rows: the title of the usual empty state, or an element of its own. */
  readonly empty?: ReactNode;
}

/**
 * Renders a list that is loaded page by page: its failure, its rows or empty state, and the button for the next page.
 */
export function PagedTable<Row>({ list, noun, empty, ...table }: PagedTableProps<Row>) {
  const rows = rowsOf(list);
  return (
    <>
      {list.error ? <Failure error={list.error} onRetry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.data ? (
        <Table
          {...table}
          rows={rows}
          empty={typeof empty === 'string' ? <EmptyState kind="other" size="panel" title={empty} /> : empty}
        />
      ) : null}
      {rows.length > 0 ? (
        <LoadMore
          shown={rows.length}
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
          noun={noun}
        />
      ) : null}
    </>
  );
}

/** Returns the rows of all loaded pages. */
export const rowsOf = <Row,>({ data }: Pick<PagedList<Row>, 'data'>): Row[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];
