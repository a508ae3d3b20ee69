import { appConfig } from '@havan/vite/app-config';

export default appConfig({
  name: 'Havan Satıcı Paneli',
  base: '/merchant/',
  devPort: 4301,
  documents: {
    'account/login': { screen: 'Login' },
    homepage: { screen: 'Home', asks: ['Master/GetUserBasicInfos'] },
  },
});
