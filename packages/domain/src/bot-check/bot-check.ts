import { botCheckPassScore, botCheckPassStatus } from '../limits/limits.ts';

/** A score of at least 0.5 passes, and so does the server's status 1788 whatever the score (specification §5). */
export function isBotCheckPassed(score: number | null, serverStatus?: number): boolean {
  return serverStatus === botCheckPassStatus || (score !== null && score >= botCheckPassScore);
}
