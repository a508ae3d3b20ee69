import { useSearchParams } from 'react-router';

/**
 * Changes the address of a list. It is read as it is changed: a second press may come before the screen stands that the
 * first one asked for, and both count.
 */
export function useListAddress() {
  const [, setSearch] = useSearchParams();
  return (change: (search: URLSearchParams) => URLSearchParams) =>
    setSearch(change(new URLSearchParams(location.search)), { replace: true });
}
