/** Value of a flag. A `limited` flag is on only for the users in `userIds` (specification §6). */
export interface FlagValue {
  readonly enabled: boolean;
  readonly limited: boolean;
  readonly userIds: readonly number[];
}

/** Returns whether a flag is on: it must be enabled, and a limited one must list the user (specification §6). */
export const isValueOn = ({ enabled, limited, userIds }: FlagValue, userId: number | null): boolean =>
  enabled && (!limited || (userId !== null && userIds.includes(userId)));
