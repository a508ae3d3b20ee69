import { useSearchParams } from 'react-router';

/**
 * Returns a function that changes the query of a list. The query is read at the change: a second press may come before
 * the first one is rendered, and both count.
 */
export function useListAddress() {
  const [, setSearch] = useSearchParams();
  return (change: (search: URLSearchParams) => URLSearchParams) =>
    setSearch(change(new URLSearchParams(location.search)), { replace: true });
}
