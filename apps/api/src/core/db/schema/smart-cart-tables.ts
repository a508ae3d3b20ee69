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
  /** Until when it is watched through another process; null if never. */
  watched_until: Timestamp | null;
  /** Another process received a request to end it. */
  stop_asked: Generated<boolean>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface SmartCartTables {
  smart_cart: SmartCartTable;
}
