// @not-memoised
import { searchQuery } from '@havan/api-client/queries/catalogue/search';
import { searchDebounceMs, searchMinChars } from '@havan/domain/limits';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Returns the text of the field and the result of its search. Typing is debounced by one second, `searchNow` is not;
 * fewer than three characters are not searched (specification §4).
 */
export function useSearch() {
  const { api } = useAppProfile();
  const [text, setText] = useState('');
  const [keyword, setKeyword] = useState('');
  const typed = text.trim();

  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const isLongEnough = keyword.length >= searchMinChars;
  const { data, error, isFetching, isPaused } = useQuery({
    ...searchQuery(api, keyword),
    enabled: isLongEnough,
  });
  const isCurrent = isLongEnough && keyword === typed;
  return {
    text,
    setText,
    typed,
    result: isCurrent ? (data ?? null) : null,
    error: isCurrent && !data ? error : null,
    /** Whether the search waits for a connection; it continues by itself. */
    isOffline: isPaused && !data,
    isSearching: isFetching || (typed.length >= searchMinChars && !isCurrent),
    searchNow: (wanted: string = typed) => {
      setText(wanted);
      setKeyword(wanted.trim());
    },
    clear: () => {
      setText('');
      setKeyword('');
    },
  };
}
