import { createRoot } from 'react-dom/client'; import {BrowserRouter,useRoutes,Link,Outlet,useNavigate,useSearchParams} from 'react-router';
function L(){useNavigate();useSearchParams();const e=useRoutes([{path:'/',element:<Outlet/>}]);return <>{e}<Link to="/"/></>}
createRoot(document.body).render(<BrowserRouter><L/></BrowserRouter>);
