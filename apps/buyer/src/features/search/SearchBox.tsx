import { searchAdvertQuery, searchQuery } from '@havan/api-client/queries/catalogue/search';
import { searchMaxChars, searchMinChars } from '@havan/domain/limits';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { closeDropdowns } from '@havan/app-shell/header/header-dropdowns';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';
import { SearchField } from '@havan/ui/SearchField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { searchPlaceId } from './focus-search.ts';
import { isEmptyResult, leadsOn } from './search-result.ts';
import type * as Steps from './search-steps.ts';
import type { GrowingIndex } from './shown-hits.ts';
import type { SearchFootProps } from './SearchFoot.tsx';
import { searchFieldTexts } from './search-field-texts.ts';
import { useSearch } from './use-search.ts';
import { useSearchRecord } from './use-search-record.ts';

const SearchFoot = lazyScreen<'SearchFoot', SearchFootProps>(() => import('./SearchFoot.tsx'), 'SearchFoot');

/** Sections that are expanded in full, for one answer. */
interface Whole {
  readonly of: string | null;
  readonly indexes: readonly GrowingIndex[];
}

/**
 * Renders the search of the header: products, prescription products, sellers and brands beneath the field as
 * one types.
 */
export function SearchBox() {
  const { api } = useAppProfile();
  const navigate = useNavigate();
  const userId = useBasicInfos()?.user.id ?? null;
  const { text, setText, typed, result, error, isOffline, isSearching, searchNow, clear } = useSearch();
  const client = useQueryClient();
  const wanted = useRef<string | null>(null);
  const record = useSearchRecord();
  const [isUsed, setIsUsed] = useState(false);
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  const [whole, setWhole] = useState<Whole>({ of: null, indexes: [] });
  const wholeNow = result?.searchId === whole.of ? whole.indexes : [];
  const stepsOf = (module: typeof Steps) =>
    module.createSearchSteps({ userId, record, clear, navigate: (href) => void navigate(href) });
  const loaded = useSearchSteps(isUsed);
  const steps = loaded && stepsOf(loaded);
  const { data: advert } = useQuery({ ...searchAdvertQuery(api), enabled: isUsed });
  const hasResults = result !== null && leadsOn(result);

  // Enter does not wait for the debounce: the search runs at once and its list opens if it finds something.
  const submit = async (keyword: string) => {
    if (keyword.length < searchMinChars) return;
    const isFound = hasResults && keyword === typed;
    wanted.current = keyword;
    if (!isFound) searchNow(keyword);
    const [found, module] = await Promise.all([
      isFound ? result : client.fetchQuery(searchQuery(api, keyword)).catch(() => null),
      loaded ?? loadSteps().catch(() => null),
    ]);
    if (found && module && leadsOn(found) && wanted.current === keyword)
      stepsOf(module).openResults(keyword, found);
  };

  const pick = (rowId: string) => {
    const asked = steps?.pick(rowId, typed, result);
    if (!asked) return;
    if ('search' in asked) void submit(asked.search);
    else if ('whole' in asked)
      setWhole({ of: result?.searchId ?? null, indexes: [...wholeNow, asked.whole] });
    else drawAnew();
  };

  return (
    <div
      id={searchPlaceId}
      onFocusCapture={() => {
        closeDropdowns();
        setIsUsed(true);
      }}
    >
      <SearchField
        label={searchFieldTexts.label}
        placeholders={searchFieldTexts.placeholders}
        value={text}
        onChange={(value) => {
          wanted.current = null;
          setText(value);
        }}
        onSubmit={(keyword) => void submit(keyword)}
        onPick={pick}
        onClose={() => {
          // A pending answer must not open the results any more.
          wanted.current = null;
          clear();
        }}
        maxLength={searchMaxChars}
        loading={isSearching}
        submitDisabled={!hasResults}
        groups={
          result ? (steps?.rows(result, wholeNow) ?? []) : typed || !isUsed ? [] : (steps?.recentRows() ?? [])
        }
        panelFoot={
          typed ? (
            <Suspense fallback={null}>
              <SearchFoot
                isTooShort={typed.length < searchMinChars}
                isFull={text.length >= searchMaxChars}
                isEmpty={result !== null && isEmptyResult(result)}
                productCount={result?.products.length ?? 0}
                listHref={paths.search(typed)}
                waiting={isOffline ? 'offline' : result || error ? null : 'search'}
                error={error}
                advert={advert ?? null}
                onAdvert={() => {
                  if (result && advert)
                    record.event({ searchId: result.searchId, dataType: 'advert', data: advert.advertText });
                }}
              />
            </Suspense>
          ) : null
        }
      />
    </div>
  );
}

const loadSteps = () => import('./search-steps.ts');

/**
 * Returns the module that builds the rows beneath the field and handles a pick; null until it is loaded, on first use.
 */
function useSearchSteps(isUsed: boolean) {
  const [steps, setSteps] = useState<typeof Steps | null>(null);
  useEffect(() => {
    // The search itself reports a lost connection.
    if (isUsed) void loadSteps().then(setSteps, () => null);
  }, [isUsed]);
  return steps;
}
