import { searchAdvertQuery, searchQuery } from '@havan/api-client/queries/search';
import { searchMaxChars, searchMinChars } from '@havan/domain/limits';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useBasicInfos } from '@havan/features/shell/use-basic-infos';
import { closeDropdowns } from '@havan/features/shell/header/header-dropdowns';
import { lazyScreen } from '@havan/features/shell/lazy-screen';
import { SearchField } from '@havan/ui/SearchField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import {
  forgetPrefix,
  forgetRow,
  forgetSearch,
  forgetSearches,
  readSearches,
  recentOf,
  rememberSearch,
} from './recent-searches.ts';
import {
  dataTypes,
  hitsOf,
  isEmptyResult,
  placeOf,
  scannedProduct,
  type SearchHit,
  type SearchResult,
} from './search-hits.ts';
import type * as Suggestions from './suggestion-groups.tsx';
import type { GrowingIndex } from './shown-hits.ts';
import type { SearchFootProps } from './SearchFoot.tsx';
import { searchFieldTexts } from './search-field-texts.ts';
import { useSearch } from './use-search.ts';
import { useSearchRecord } from './use-search-record.ts';

const SearchFoot = lazyScreen<'SearchFoot', SearchFootProps>(() => import('./SearchFoot.tsx'), 'SearchFoot');

/** What a person searched for before. */
interface Recent {
  readonly of: number | null;
  readonly keywords: readonly string[];
}

/** Sections that are drawn to their end, of one answer. */
interface Whole {
  readonly of: string | null;
  readonly indexes: readonly GrowingIndex[];
}

/** The search of the header: products, prescription products, sellers and brands beneath the field as one types. */
export function SearchBox() {
  const { api } = useAppProfile();
  const navigate = useNavigate();
  const userId = useBasicInfos()?.user.id ?? null;
  const { text, setText, typed, result, error, isOffline, isSearching, searchNow, clear } = useSearch();
  const client = useQueryClient();
  const wanted = useRef<string | null>(null);
  const record = useSearchRecord();
  const [isUsed, setIsUsed] = useState(false);
  const [recent, setRecent] = useState<Recent>({ of: null, keywords: [] });
  const [whole, setWhole] = useState<Whole>({ of: null, indexes: [] });
  const wholeNow = result?.searchId === whole.of ? whole.indexes : [];
  const readRecent = () => setRecent({ of: userId, keywords: readSearches(userId) });
  // The field may be reached before it is known who is here.
  if (isUsed && recent.of !== userId) readRecent();
  const rows = useSuggestionRows(isUsed);
  const { data: advert } = useQuery({ ...searchAdvertQuery(api), enabled: isUsed });
  const leads = (found: SearchResult) => found.products.length > 0 || placeOf(found) !== undefined;
  const hasResults = result !== null && leads(result);

  const leaveFor = (keyword: string, href: string) => {
    rememberSearch(userId, keyword);
    clear();
    void navigate(href);
  };
  const openHit = (keyword: string, found: SearchResult, hit: SearchHit) => {
    record.click(found, hit);
    record.event({ searchId: found.searchId, dataType: dataTypes[hit.index], data: String(hit.id) });
    if (!hit.isElsewhere) return leaveFor(keyword, hit.href);
    clear();
    open(hit.href, '_blank', 'noopener');
    return undefined;
  };
  const openResults = (keyword: string, found: SearchResult) => {
    const place = found.products.length === 0 ? placeOf(found) : undefined;
    if (place) return openHit(keyword, found, place);
    const scanned = scannedProduct(found, keyword);
    record.event({ searchId: found.searchId, dataType: 'list', data: keyword });
    return leaveFor(keyword, scanned === null ? paths.search(keyword) : paths.product(scanned));
  };
  // Enter does not wait for the debounce: the search runs at once and its list opens if it finds something.
  const submit = async (keyword: string) => {
    if (hasResults && keyword === typed) return openResults(typed, result);
    if (keyword.length < searchMinChars) return undefined;
    wanted.current = keyword;
    searchNow(keyword);
    const found = await client.fetchQuery(searchQuery(api, keyword)).catch(() => null);
    return found && leads(found) && wanted.current === keyword ? openResults(keyword, found) : undefined;
  };

  const pick = (rowId: string) => {
    const again = recentOf(rowId);
    if (again !== null) return void submit(again);
    if (rowId === forgetRow) {
      forgetSearches(userId);
      return readRecent();
    }
    const gone = recentOf(rowId, forgetPrefix);
    if (gone !== null) {
      forgetSearch(userId, gone);
      return readRecent();
    }
    const index = rows?.sectionOfRest(rowId);
    if (result && index) return setWhole({ of: result.searchId, indexes: [...wholeNow, index] });
    const hit = result && hitsOf(result).get(rowId);
    return hit && openHit(typed, result, hit);
  };

  return (
    <div
      onFocusCapture={() => {
        closeDropdowns();
        setIsUsed(true);
        readRecent();
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
          // An answer that is still on its way leads nowhere any more.
          wanted.current = null;
          clear();
        }}
        maxLength={searchMaxChars}
        loading={isSearching}
        submitDisabled={!hasResults}
        groups={
          result
            ? (rows?.suggestionGroups(result, wholeNow) ?? [])
            : typed
              ? []
              : (rows?.recentGroup(recent.keywords) ?? [])
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

const loadRows = () => import('./suggestion-groups.tsx');

/** How the rows beneath the field are drawn: fetched when the field is first used, long before its first answer. */
function useSuggestionRows(isUsed: boolean) {
  const [rows, setRows] = useState<typeof Suggestions | null>(null);
  useEffect(() => {
    // A line that is gone is told by the search itself.
    if (isUsed) void loadRows().then(setRows, () => null);
  }, [isUsed]);
  return rows;
}
