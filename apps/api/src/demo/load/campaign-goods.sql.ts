import type { ClientBase } from 'pg';

/** So many offers of a campaign that is for selected goods. */
const selected = 60;

/** Chooses the goods of campaigns that are for some listings only: the best offer of each product of their category. */
export async function loadCampaignGoods(client: ClientBase): Promise<void> {
  await client.query(
    `insert into campaign_listing (campaign_id, listing_id)
     select k.id, offer.id
     from campaign k
     cross join lateral (
       select distinct on (l.product_id) l.id
       from listing l join product p on p.id = l.product_id
       join category own on own.id = p.category_id left join category above on above.id = own.parent_id
       where k.category_id in (own.id, own.parent_id, above.parent_id) and l.state = 'active' and l.stock > 5
         and (l.expiration is null or l.expiration > current_date)
         and (k.seller_id is null or k.seller_id = l.seller_id)
         -- An amount off makes sense where it is a small part of the price.
         and (k.kind <> 'amountOff' or l.sale_price >= 4 * k.value)
       order by l.product_id, l.sale_price, l.id limit $1
     ) offer
     where k.is_selected and k.category_id is not null`,
    [selected],
  );
}

/** What the campaigns of the months before made of the prices, as if somebody had looked at the market while they ran. */
export async function recallCampaignPrices(client: ClientBase, now: Date): Promise<void> {
  await client.query('select recall_campaign_prices($1)', [now]);
}
