import type { Context } from '../../../../core/context.ts';

/** The lease of a process on an import, in seconds; then another takes over. */
export const leaseSeconds = 60;

/** Returns the end of a lease taken now. */
export const leaseEnd = ({ clock }: Context): Date => new Date(clock.now().getTime() + leaseSeconds * 1000);
