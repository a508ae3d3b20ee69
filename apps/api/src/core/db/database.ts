import { Kysely, PostgresDialect } from 'kysely';
import { createPool, type PoolOptions } from './pool.ts';
import type { CatalogueTables } from './schema/catalogue-tables.ts';
import type { CheckoutTables } from './schema/checkout-tables.ts';
import type { AccountTables } from './schema/account-tables.ts';
import type { EInvoiceTables } from './schema/documents/e-invoice-tables.ts';
import type { IdentityTables } from './schema/identity-tables.ts';
import type { IntegrationTables } from './schema/integration/integration-tables.ts';
import type { InboxTables } from './schema/inbox-tables.ts';
import type { OrderWorkTables } from './schema/order-work-tables.ts';
import type { OperatorTables } from './schema/operator-tables.ts';
import type { ProductPageTables } from './schema/product-page-tables.ts';
import type { RatingTables } from './schema/rating-tables.ts';
import type { SupportTables } from './schema/service/support-tables.ts';
import type { ShellTables } from './schema/shell-tables.ts';
import type { SmartCartTables } from './schema/smart-cart-tables.ts';
import type { TradeTables } from './schema/trade-tables.ts';
import type { WishlistTables } from './schema/wishlist-tables.ts';
import type { WalletTables } from './schema/wallet-tables.ts';
import { preparingPool } from './prepared.ts';

/** All tables; `schema/` has one file for each topic, which is changed together with the migrations. */
export interface Database
  extends IdentityTables,
    AccountTables,
    CatalogueTables,
    TradeTables,
    InboxTables,
    IntegrationTables,
    OrderWorkTables,
    OperatorTables,
    RatingTables,
    ProductPageTables,
    CheckoutTables,
    EInvoiceTables,
    ShellTables,
    SupportTables,
    SmartCartTables,
    WalletTables,
    WishlistTables {}

/** Executes statements: the pool, or the transaction that `withTransaction` opened. */
export type Db = Kysely<Database>;

export interface OpenDatabase {
  readonly db: Db;
  /** The connections in use and the callers waiting for one. */
  readonly usage: () => { total: number; idle: number; waiting: number };
  readonly close: () => Promise<void>;
}

/**
 * Opens a pool on `options.url`. Connections are opened when they are needed, so an unreachable server shows at the
 * first query.
 */
export function openDatabase(options: PoolOptions): OpenDatabase {
  const pool = createPool(options);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparingPool(pool, options.prepares) }),
  });
  return {
    db,
    usage: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
