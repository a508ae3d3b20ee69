export { readChangeToken } from './change-token.sql.ts';
