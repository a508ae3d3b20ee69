import { appConfig } from '@havan/vite/app-config';

export default appConfig({
  name: 'Havan Satıcı Paneli',
  base: '/merchant/',
  devPort: 4301,
  mainChunks: ['home'],
  documents: {
    'account/login': { chunks: ['login', 'consent'] },
    homepage: { chunks: ['shell', 'home'], asks: ['Master/GetUserBasicInfos'] },
  },
});
