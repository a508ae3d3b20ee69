/**
 * Paths of calls that show prices and amounts of the market. A company that no operator has approved gets none of them,
 * and cannot filter or sort by them (product §10, "Who may trade"); it gets its own orders, documents and listings.
 */
const marketPrices: ReadonlySet<string> = new Set([
  'Listings/GetTopSelling',
  'Listings/PriceSuggestion',
  'Listings/ProductMarket',
  'Master/GetHomePageListingSections',
  'Master/GetUserBasicInfos',
  'Master/SearchByKeyword',
  'Master/SmartBasket',
  'Master/SmartBasketBuilder',
  'Master/SmartBasketList',
  'Master/SmartBasketStop',
  'Master/SmartBasketStream',
  'Master/SmartBasketTake',
  'Payment/Basket',
  'Payment/Installments',
  'Campaigns/GetCampaign',
  'Campaigns/GetCampaigns',
  'Users/Likes',
  'Users/ProductAlert',
]);

/** Paths of modules whose amounts are all prices of the market. */
const marketModule = /^(?:BasketItems|Products|ShoppingListItems)\//;

/** Returns whether the amounts of a call are prices of the market. */
export const showsMarketPrices = ({ path }: { readonly path: string }): boolean =>
  marketPrices.has(path) || marketModule.test(path);
