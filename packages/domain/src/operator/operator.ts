/** Roles of an operator of the market; `admin` includes all others. */
export const operatorRoles = ['admin', 'finance', 'catalogue', 'support'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export const operatorRoleLabels: Readonly<Record<OperatorRole, string>> = {
  admin: 'Yönetici',
  finance: 'Finans',
  catalogue: 'Katalog',
  support: 'Destek',
};

/**
 * Returns whether somebody with these roles may do what is left to the `wanted` ones; without any it is open
 * to every operator.
 */
export const mayActAs = (
  roles: readonly OperatorRole[],
  wanted: readonly OperatorRole[] | undefined,
): boolean => wanted === undefined || roles.includes('admin') || wanted.some((role) => roles.includes(role));

/** An operator's session ends after this long without a call, in milliseconds. */
export const operatorIdleMs = 30 * 60_000;
/** However busy, an operator's session ends after this long, in milliseconds. */
export const operatorSessionMs = 8 * 3_600_000;
/** An invitation to become an operator can be used this long, in milliseconds. */
export const operatorInvitationMs = 3 * 86_400_000;
