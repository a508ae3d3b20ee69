import {
  removePrefix,
  removeRow,
  removeSearch,
  clearSearches,
  readSearches,
  recentOf,
  storeSearch,
} from './recent-searches.ts';
import { dataTypes, hitsOf, placeOf, scannedProduct, type SearchHit } from './search-hits.ts';
import type { SearchResult } from './search-result.ts';
import { recentGroup, sectionOfRest, suggestionGroups } from './suggestion-groups.tsx';
import type { GrowingIndex } from './shown-hits.ts';
import type { useSearchRecord } from './use-search-record.ts';
import { paths } from '../../paths.ts';

interface Field {
  /** Owner of the stored searches; null until it is loaded. */
  readonly userId: number | null;
  readonly record: ReturnType<typeof useSearchRecord>;
  /** Empties the field. */
  readonly clear: () => void;
  readonly navigate: (href: string) => void;
}

/** Action of a pressed row on the field, when it does not lead to another page. */
type Asked =
  | { readonly search: string }
  | { readonly whole: GrowingIndex }
  | { readonly recentChanged: true }
  | null;

/**
 * Returns the rows beneath the field and the actions of a submitted search and of a picked row. In a module of its own,
 * because it is loaded when the field is first used.
 */
export function createSearchSteps({ userId, record, clear, navigate }: Field) {
  const leaveFor = (keyword: string, href: string) => {
    storeSearch(userId, keyword);
    clear();
    navigate(href);
  };
  const openHit = (keyword: string, found: SearchResult, hit: SearchHit) => {
    record.click(found, hit);
    record.event({ searchId: found.searchId, dataType: dataTypes[hit.index], data: String(hit.id) });
    if (!hit.isElsewhere) return leaveFor(keyword, hit.href);
    clear();
    open(hit.href, '_blank', 'noopener');
    return undefined;
  };
  return {
    rows: (result: SearchResult, whole: readonly GrowingIndex[]) => suggestionGroups(result, whole),
    recentRows: () => recentGroup(readSearches(userId)),
    /** Opens the list of a result, the one product of a barcode, or the brand or seller where no product was found. */
    openResults(keyword: string, found: SearchResult): void {
      const place = found.products.length === 0 ? placeOf(found) : undefined;
      if (place) return openHit(keyword, found, place);
      const scanned = scannedProduct(found, keyword);
      record.event({ searchId: found.searchId, dataType: 'list', data: keyword });
      return leaveFor(keyword, scanned === null ? paths.search(keyword) : paths.product(scanned));
    },
    /** Handles a picked row; returns what the field itself has to do. */
    pick(rowId: string, keyword: string, result: SearchResult | null): Asked {
      const again = recentOf(rowId);
      if (again !== null) return { search: again };
      const gone = recentOf(rowId, removePrefix);
      if (gone !== null || rowId === removeRow) {
        if (gone === null) clearSearches(userId);
        else removeSearch(userId, gone);
        return { recentChanged: true };
      }
      if (result === null) return null;
      const whole = sectionOfRest(rowId);
      if (whole) return { whole };
      const hit = hitsOf(result).get(rowId);
      if (hit) openHit(keyword, result, hit);
      return null;
    },
  };
}
