import { appConfig } from '@havan/vite/app-config';

export default appConfig({
  base: '/merchant/',
  devPort: 4301,
  documents: {
    'account/login': { screen: 'Login' },
    homepage: { screen: 'Home', asks: ['Master/GetUserBasicInfos'] },
  },
});
