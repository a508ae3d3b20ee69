import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Json } from './columns.ts';

export interface SmartCartTable {
  id: string;
  company_id: number;
  request: Json;
  answer: Json;
  plan: Json | null;
  alternatives: Json | null;
  version: Generated<number>;
  state: 'searching' | 'proven' | 'best' | 'infeasible';
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface SmartCartTables {
  smart_cart: SmartCartTable;
}
