import { createRoot } from 'react-dom/client'; import {QueryClient,QueryClientProvider,useQuery,useMutation,useInfiniteQuery} from '@tanstack/react-query';
function L(){useQuery({queryKey:['a']});useMutation({});useInfiniteQuery({queryKey:['b'],initialPageParam:0,getNextPageParam:()=>0});return null}
createRoot(document.body).render(<QueryClientProvider client={new QueryClient()}><L/></QueryClientProvider>);
