import { SideNav } from '@havan/ui/SideNav';
import { Outlet } from 'react-router';
import * as css from './layout.css.ts';
import { layoutTexts } from './layout-texts.ts';
import { usePlaces } from './use-places.tsx';

/** Everything behind the sign-in has the menu of the desk at its side. */
export function Desk() {
  const places = usePlaces();
  return (
    <div className={css.desk}>
      <div className={css.side}>
        <SideNav label={layoutTexts.places} items={places} />
      </div>
      <Outlet />
    </div>
  );
}
