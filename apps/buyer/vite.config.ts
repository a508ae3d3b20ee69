import { appConfig } from '@havan/vite/app-config';

export default appConfig({ base: '/', devPort: 4300 });
