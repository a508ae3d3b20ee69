/** What a process does; a process without `ROLE` does everything. */
export const roles = ['api', 'catalogue', 'jobs', 'solver'] as const;
export type Role = (typeof roles)[number];
