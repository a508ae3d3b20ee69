import { addDays, formatIsoDay, parseIsoDay } from '../istanbul/istanbul.ts';

/** Days on which a seller does not sell, ISO days, both inclusive. */
export interface Holiday {
  readonly startsOn: string;
  readonly endsOn: string;
}

/** Maximum length of a holiday, and maximum days in advance. */
export const holidayDaysMax = 60;
export const holidayAheadMax = 365;

export interface HolidayProblem {
  readonly field: keyof Holiday;
  readonly sentence: string;
}

/** Returns why a holiday is invalid; null when it is valid. One that has begun may end today or later. */
export function holidayProblem(
  { startsOn, endsOn }: Holiday,
  { today, hasBegun }: { readonly today: string; readonly hasBegun: boolean },
): HolidayProblem | null {
  const [first, now] = [parseIsoDay(startsOn), parseIsoDay(today)];
  if (!first || !now) return { field: 'startsOn', sentence: 'Tatilin ilk gününü seçiniz.' };
  if (!parseIsoDay(endsOn)) return { field: 'endsOn', sentence: 'Tatilin son gününü seçiniz.' };
  if (!hasBegun && startsOn < today)
    return { field: 'startsOn', sentence: 'Tatil geçmiş bir günde başlayamaz.' };
  if (startsOn > formatIsoDay(addDays(now, holidayAheadMax)))
    return { field: 'startsOn', sentence: 'Tatil en çok bir yıl önceden planlanabilir.' };
  if (endsOn < startsOn) return { field: 'endsOn', sentence: 'Son gün, ilk günden önce olamaz.' };
  if (endsOn < today) return { field: 'endsOn', sentence: 'Son gün geçmiş bir gün olamaz.' };
  return endsOn > formatIsoDay(addDays(first, holidayDaysMax - 1))
    ? { field: 'endsOn', sentence: `Tatil en çok ${holidayDaysMax} gün sürebilir.` }
    : null;
}
