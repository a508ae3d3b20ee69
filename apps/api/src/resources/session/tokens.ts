import { createHmac, hash } from 'node:crypto';

/** What the database keeps of a token. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

/**
 * The pair that replaces a refresh token. It is derived, not drawn: within the grace the same old token must give the
 * same successors, and no token is ever stored in a form that could be handed out again.
 */
export function successorsOf(refreshToken: string, secret: string): { token: string; refreshToken: string } {
  const derive = (purpose: string) =>
    createHmac('sha256', secret).update(`${purpose}:${refreshToken}`).digest('base64url');
  return { token: derive('access'), refreshToken: derive('refresh') };
}
