import { useSearchParams } from 'react-router';

/** Returns the query of the address and a function that changes some of its parameters; an empty value removes one. */
export function useQueryFields(): readonly [
  URLSearchParams,
  (changes: Readonly<Record<string, string>>) => void,
] {
  const [query, setQuery] = useSearchParams();
  const change = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { replace: true });
  };
  return [query, change];
}
