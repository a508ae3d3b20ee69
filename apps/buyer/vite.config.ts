import { appConfig } from '@havan/vite/app-config';

/** Call that every page makes about the signed-in user. */
const who = 'Master/GetUserBasicInfos';

export default appConfig({
  name: 'Havan',
  base: '/',
  devPort: 4300,
  mainChunks: ['home', 'products', 'offers', 'cart'],
  documents: {
    'account/login': { chunks: ['login', 'consent'] },
    homepage: {
      chunks: ['shell', 'home'],
      asks: [who, 'Master/GetHomePageListingSections?lastVisited=:visits'],
    },
    categories: { chunks: ['shell', 'products'], asks: [who, 'Products/GetProductListings?categoryId=:id'] },
    productlistings: { chunks: ['shell', 'products'], asks: [who] },
    sellerlistings: {
      chunks: ['shell', 'products'],
      asks: [who, 'Products/GetProductListings?sellerId=:id'],
    },
    listingdetail: { chunks: ['shell', 'offers'], asks: [who, 'Products/GetProductDetail?productId=:id'] },
    cart: { chunks: ['shell', 'cart'], asks: [who, 'BasketItems/Get'] },
    payment: { chunks: ['shell', 'payment'], asks: [who] },
  },
});
