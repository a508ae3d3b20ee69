import type { DatabaseSync } from 'node:sqlite';
import type { CardBehaviour, TestCard } from '../test-cards.ts';
import { statement } from '../store.ts';

export interface TokenRow {
  readonly token: string;
  readonly behaviour: CardBehaviour;
  readonly brand: TestCard['brand'];
  readonly bin: string;
  readonly lastFour: string;
}

export function insertToken(db: DatabaseSync, row: TokenRow, now: Date): void {
  statement(db, 'insert into card_token values (?, ?, ?, ?, ?, ?)').run(
    row.token,
    row.behaviour,
    row.brand,
    row.bin,
    row.lastFour,
    now.toISOString(),
  );
}

export function findToken(db: DatabaseSync, token: string): TokenRow | undefined {
  return statement(
    db,
    'select token, behaviour, brand, bin, last_four as lastFour from card_token where token = ?',
  ).get(token) as TokenRow | undefined;
}

export function deleteToken(db: DatabaseSync, token: string): void {
  statement(db, 'delete from card_token where token = ?').run(token);
}
