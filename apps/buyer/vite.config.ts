import { appConfig } from '@havan/vite/app-config';

/** What every page asks about whoever is signed in. */
const who = 'Master/GetUserBasicInfos';

export default appConfig({
  name: 'Havan',
  base: '/',
  devPort: 4300,
  documents: {
    'account/login': { screen: 'Login' },
    homepage: {
      screen: 'Home',
      asks: [who, 'Master/GetHomePageListingSections?lastVisited=:visits'],
    },
    categories: { screen: 'Products', asks: [who, 'Products/GetProductListings?categoryId=:id'] },
    productlistings: { screen: 'Products', asks: [who] },
    sellerlistings: { screen: 'Products', asks: [who, 'Products/GetProductListings?sellerId=:id'] },
    listingdetail: { screen: 'Offers', asks: [who, 'Products/GetProductDetail?productId=:id'] },
    cart: { screen: 'Cart', asks: [who, 'BasketItems/Get'] },
    payment: { screen: 'Payment', asks: [who] },
  },
});
