import { addDays, type CalendarDay, compareDays, formatDay } from '@havan/domain/istanbul';

const sundayFirst = ['Paz', 'Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt'] as const;

/** Returns the short day of the week, with the date for a day a week or more ahead, as public holidays cause it. */
export function dayText(day: CalendarDay, today: CalendarDay): string {
  if (compareDays(day, addDays(today, 7)) >= 0) return formatDay(day).slice(0, 5);
  return sundayFirst[new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()] ?? '';
}
