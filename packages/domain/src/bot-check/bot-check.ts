import { botCheckPassScore, botCheckPassStatus } from '../limits/limits.ts';

/**
 * Returns whether a bot check passed: a score of at least 0.5, or the server's status 1788 with any score
 * (specification §5).
 */
export function isBotCheckPassed(score: number | null, serverStatus?: number): boolean {
  return serverStatus === botCheckPassStatus || (score !== null && score >= botCheckPassScore);
}
