/** Roles of an operator; `admin` includes all others. */
export const operatorRoles = ['admin', 'finance', 'catalogue', 'support'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export const operatorRoleLabels: Readonly<Record<OperatorRole, string>> = {
  admin: 'Yönetici',
  finance: 'Finans',
  catalogue: 'Katalog',
  support: 'Destek',
};

/** Returns whether these roles include one of `wanted`, or `admin`; without `wanted` every operator may act. */
export const mayActAs = (
  roles: readonly OperatorRole[],
  wanted: readonly OperatorRole[] | undefined,
): boolean => wanted === undefined || roles.includes('admin') || wanted.some((role) => roles.includes(role));

/** Idle time after which an operator's session ends, in milliseconds. */
export const operatorIdleMs = 30 * 60_000;
/** Maximum duration of an operator's session, in milliseconds. */
export const operatorSessionMs = 8 * 3_600_000;
/** Validity of an invitation to become an operator, in milliseconds. */
export const operatorInvitationMs = 3 * 86_400_000;
