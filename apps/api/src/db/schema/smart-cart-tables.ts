import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Json, Timestamp } from './columns.ts';

export interface SmartCartTable {
  id: string;
  company_id: number;
  request: Json;
  answer: Json;
  plan: Json | null;
  alternatives: Json | null;
  version: Generated<number>;
  state: 'searching' | 'proven' | 'best' | 'infeasible';
  /** Until when somebody watches it by another process; null when nobody ever did. */
  watched_until: Timestamp | null;
  /** Somebody asked another process to end it. */
  stop_asked: Generated<boolean>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface SmartCartTables {
  smart_cart: SmartCartTable;
}
