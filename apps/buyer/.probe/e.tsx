import { createRoot } from 'react-dom/client'; import {createApi} from '@havan/api-client/client';
import {signIn} from '@havan/contract/session';
console.log(createApi({} as any).call(signIn,{} as any));
createRoot(document.body).render(null);
