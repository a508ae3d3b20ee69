import { storageKeys } from '@havan/domain/storage-key';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const mostKept = 50;

/** Returns ids of the sliders that this browser has shown (specification §9). */
export function readViewedSliders(storage: Store = localStorage): number[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(storageKeys.viewedSliderIds) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

export function noteSlider(sliderId: number, storage: Store = localStorage): void {
  const others = readViewedSliders(storage).filter((id) => id !== sliderId);
  storage.setItem(storageKeys.viewedSliderIds, JSON.stringify([sliderId, ...others].slice(0, mostKept)));
}

/** Returns the sliders with the unseen ones first. */
export function unseenFirst<Slider extends { readonly sliderId: number }>(
  sliders: readonly Slider[],
  viewed: readonly number[],
): Slider[] {
  const isSeen = ({ sliderId }: Slider): boolean => viewed.includes(sliderId);
  return [...sliders.filter((each) => !isSeen(each)), ...sliders.filter(isSeen)];
}
