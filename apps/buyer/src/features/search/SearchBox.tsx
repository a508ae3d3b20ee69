import { searchClickMutation, searchQuery } from '@havan/api-client/queries/search';
import { searchMaxChars, searchMinChars } from '@havan/domain/limits';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { closeDropdowns } from '@havan/features/shell/header/header-dropdowns';
import { SearchField } from '@havan/ui/SearchField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { SearchFoot } from './SearchFoot.tsx';
import { suggestionGroups } from './suggestion-groups.tsx';
import { hitsOf, isEmptyResult } from './search-hits.ts';
import { searchTexts } from './search-texts.ts';
import { useSearch } from './use-search.ts';

/** The search of the header: products, prescription products, sellers and brands beneath the field as one types. */
export function SearchBox() {
  const { api } = useAppProfile();
  const navigate = useNavigate();
  const { text, setText, typed, result, error, isSearching, searchNow, clear } = useSearch();
  const client = useQueryClient();
  const wanted = useRef<string | null>(null);
  const { mutate: recordClick } = useMutation(searchClickMutation(api));
  const hasProducts = result !== null && result.products.length > 0;

  const openList = (keyword: string) => {
    clear();
    void navigate(paths.search(keyword));
  };
  // Enter does not wait for the debounce: the search runs at once and its list opens if it finds something.
  const submit = async () => {
    if (hasProducts) return openList(typed);
    if (typed.length < searchMinChars) return undefined;
    wanted.current = typed;
    searchNow();
    const found = await client.fetchQuery(searchQuery(api, typed)).catch(() => null);
    return found && found.products.length > 0 && wanted.current === typed ? openList(typed) : undefined;
  };

  const pick = (rowId: string) => {
    const hit = result && hitsOf(result).get(rowId);
    if (!hit) return;
    const queryId = result.parameters[0]?.queryId;
    if (queryId) recordClick({ queryId, index: hit.index, id: hit.id, position: hit.position });
    clear();
    if (hit.isElsewhere) open(hit.href, '_blank', 'noopener');
    else void navigate(hit.href);
  };

  return (
    <div onFocusCapture={closeDropdowns}>
      <SearchField
        label={searchTexts.label}
        placeholders={searchTexts.placeholders}
        value={text}
        onChange={(value) => {
          wanted.current = null;
          setText(value);
        }}
        onSubmit={() => void submit()}
        onPick={pick}
        onClose={clear}
        maxLength={searchMaxChars}
        loading={isSearching}
        groups={result ? suggestionGroups(result) : []}
        panelFoot={
          typed ? (
            <SearchFoot
              isTooShort={typed.length < searchMinChars}
              isEmpty={result !== null && isEmptyResult(result)}
              productCount={result?.products.length ?? 0}
              listHref={paths.search(typed)}
              error={error}
            />
          ) : null
        }
      />
    </div>
  );
}
