import { createRoot } from 'react-dom/client'; import {createBrowserRouter,Link,Outlet,useNavigate,useSearchParams,redirect} from 'react-router';import {RouterProvider} from 'react-router/dom';
const r=createBrowserRouter([{path:'/',lazy:async()=>({Component:()=>null}),loader:()=>redirect('/x')}]);
function L(){useNavigate();useSearchParams();return <Link to="/"><Outlet/></Link>}
createRoot(document.body).render(<><RouterProvider router={r}/><L/></>);
