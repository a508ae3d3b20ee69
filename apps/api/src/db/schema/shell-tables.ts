import type { AccessListName } from '@havan/domain/access';
import type { Generated } from 'kysely';
import type { GeneratedTimestamp } from './columns.ts';

/** User ids that an operator lists. */
export interface AccessListTable {
  name: AccessListName;
  user_ids: Generated<number[]>;
  updated_at: GeneratedTimestamp;
}

export interface ShellTables {
  access_list: AccessListTable;
}
