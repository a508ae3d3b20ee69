import { createHmac, hash } from 'node:crypto';

/** Returns the hash of a token, as stored in the database. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

/**
 * Returns the successor pair of a refresh token. It is derived, not random: within the grace period the same old token
 * must give the same successors, and tokens are never stored in a readable form.
 */
export function successorsOf(refreshToken: string, secret: string): { token: string; refreshToken: string } {
  const derive = (purpose: string) =>
    createHmac('sha256', secret).update(`${purpose}:${refreshToken}`).digest('base64url');
  return { token: derive('access'), refreshToken: derive('refresh') };
}
