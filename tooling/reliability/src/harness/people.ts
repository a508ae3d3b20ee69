import { argon2Hash } from '@havan/api/core/argon2';
import type { Pool } from 'pg';

export const password = 'kG7vQ2xL';

export interface Trader {
  readonly companyId: number;
  readonly username: string;
}

export interface Offer {
  readonly listingId: number;
  readonly sellerId: number;
  readonly price: number;
  readonly stock: number;
}

/** The companies and products of a scenario, inserted into an empty, migrated database. */
export class People {
  readonly #sql: Pool;
  readonly #prefix: string;
  #count = 0;
  #hash: string | undefined;

  constructor(sql: Pool, prefix = 'p') {
    this.#sql = sql;
    this.#prefix = prefix;
  }

  /** Inserts a company with one activated user, an address and a payout account. */
  async trader(companyType: 'pharmacy' | 'merchant'): Promise<Trader> {
    const n = `${this.#prefix}${(this.#count += 1)}`;
    this.#hash ??= await argon2Hash(password, { memory: 1024, passes: 1, parallelism: 1 });
    await this.#sql.query(`insert into city (id, name) values (34, 'İstanbul') on conflict do nothing`);
    await this.#sql.query(
      `insert into town (id, city_id, name) values (3401, 34, 'Kadıköy') on conflict do nothing`,
    );
    const company = await this.#sql.query<{ id: string }>(
      `insert into company (company_type, name, trade_name, city_id, town_id, address_line, phone, email, tax_number, tax_office, review_state)
       values ($1, $2, $2, 34, 3401, 'Moda Cad. 1', '02160000000', $3, '1234567890', 'Kadıköy', 'approved') returning id`,
      [companyType, `Firma ${n}`, `${n}@havan.example`],
    );
    const companyId = Number(company.rows[0]?.id);
    await this.#sql.query(
      'insert into seller_terms (company_id, shipping_fee, free_shipping_from) values ($1, 4990, 50000)',
      [companyId],
    );
    await this.#sql.query(
      `insert into app_user (company_id, username, name, surname, email, phone, password_hash, activation_date)
       values ($1, $2, 'Deniz', 'Yılmaz', $3, '05320000000', $4, now())`,
      [companyId, n, `${n}.user@havan.example`, this.#hash],
    );
    await this.#sql.query(
      `insert into address (company_id, title, receiver, phone, town_id, line, is_default)
       values ($1, 'Eczane', 'Deniz Yılmaz', '05320000000', 3401, 'Moda Cad. 1', true)`,
      [companyId],
    );
    await this.#sql.query(
      `insert into payout_account (id, company_id, iban, owner_name, added_by, created_at, verified_at)
       select gen_random_uuid(), $1, 'TR330006100519786457841326', $2, id, now() - interval '2 days', now() - interval '2 days'
       from app_user where company_id = $1`,
      [companyId, `Firma ${n}`],
    );
    return { companyId, username: n };
  }

  /** Inserts a campaign of ten percent off every product, limited to this number of units. */
  async campaign(code: string, limit: number): Promise<string> {
    await this.#sql.query(
      `insert into campaign (code, title, kind, state, steps, starts_at, ends_at, unit_limit, units_left, company_limit)
       values ($1, 'Tatbikat', 'percentOff', 'running', '[{"fromQuantity": 1, "percent": 10, "amount": 0}]',
               now() - interval '1 hour', now() + interval '1 day', $2, $2, 1)`,
      [code, limit],
    );
    return code;
  }

  /** Inserts a product with a single listing. */
  async offer(seller: Trader, stock: number, price = 10_000): Promise<Offer> {
    const n = (this.#count += 1);
    await this.#sql.query(
      `insert into category (id, name, depth) values (900001, 'Tatbikat', 1) on conflict do nothing`,
    );
    const { rows } = await this.#sql.query<{ id: string }>(
      `with brand as (insert into brand (name) values ($1) returning id),
            product as (
              insert into product (barcode, name, search_text, brand_id, category_id, vat_rate, psf, form, size, kind)
              select $2, $1, lower($1), brand.id, 900001, 20, 15000, 'krem', '50 ml', 'general' from brand returning id)
       insert into listing (seller_id, product_id, price, stock, expiration)
       select $3, product.id, $4, $5, '2030-06-30' from product returning id`,
      [
        `Ürün ${this.#prefix}${n}`,
        `869${this.#prefix.replace(/\D/g, '').slice(-4)}${String(n).padStart(7, '0')}`,
        seller.companyId,
        price,
        stock,
      ],
    );
    return { listingId: Number(rows[0]?.id), sellerId: seller.companyId, price, stock };
  }
}
