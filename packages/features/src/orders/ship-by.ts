import { addDays, compareDays, formatDate, formatTime, istanbulDayOf } from '@havan/domain/istanbul';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Below this the time left turns amber: about what packing a parcel and the courier's round take. */
const urgentMs = 3 * hourMs;

export interface TimeLeft {
  /** `4 sa 28 dk`, `2 gün 3 sa`, `Gecikti`. */
  readonly text: string;
  /** `bugün 19:00`, `yarın 17:00`, `24.11.2026 17:00`. */
  readonly until: string;
  readonly tone: 'neutral' | 'attention' | 'critical';
}

/** Returns how long a seller still has to hand a parcel to the carrier; `shipBy` is an instant. */
export function timeLeft(shipBy: string, now: Date): TimeLeft {
  const due = new Date(shipBy);
  const left = due.getTime() - now.getTime();
  const until = momentWords(due, now);
  if (left <= 0) return { text: 'Gecikti', until, tone: 'critical' };
  return { text: duration(left), until, tone: left < urgentMs ? 'attention' : 'neutral' };
}

function duration(ms: number): string {
  const days = Math.floor(ms / dayMs);
  const hours = Math.floor((ms % dayMs) / hourMs);
  const minutes = Math.floor((ms % hourMs) / minuteMs);
  if (days > 0) return hours > 0 ? `${days} gün ${hours} sa` : `${days} gün`;
  if (hours > 0) return minutes > 0 ? `${hours} sa ${minutes} dk` : `${hours} sa`;
  return `${Math.max(minutes, 1)} dk`;
}

/** Returns a near moment as text, in Istanbul time: `dün 17:00`, `bugün 19:00`, `yarın 09:30`. */
export function momentWords(instant: Date, now: Date): string {
  const day = istanbulDayOf(instant);
  const today = istanbulDayOf(now);
  const near = [-1, 0, 1].find((distance) => compareDays(addDays(today, distance), day) === 0);
  const words = near === undefined ? formatDate(instant) : ['dün', 'bugün', 'yarın'][near + 1];
  return `${words} ${formatTime(instant)}`;
}
