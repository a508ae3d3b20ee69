import { appConfig } from '@havan/vite/app-config';

export default appConfig({
  name: 'Havan Platform Masası',
  base: '/',
  devPort: 4302,
  mainChunks: [],
  documents: {},
});
