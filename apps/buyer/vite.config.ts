import { appConfig } from '@havan/vite/app-config';

export default appConfig({
  base: '/',
  devPort: 4300,
  documents: {
    'account/login': 'Login',
    homepage: 'Home',
    categories: 'Products',
    productlistings: 'Products',
    sellerlistings: 'Products',
    listingdetail: 'Offers',
    cart: 'Cart',
    payment: 'Payment',
  },
});
