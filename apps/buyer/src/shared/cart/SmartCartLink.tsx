import { useMayEnter } from '@havan/app-shell/profile/use-basic-infos';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { paths } from '../../paths.ts';
import { smartCartLinkText } from '../shared-texts.ts';
import * as css from './SmartCartLink.css.ts';

/**
 * Renders a link to the smart cart; nothing for users without one. Until that is known its room is kept, so that the
 * buttons beside it stay where they are.
 */
export function SmartCartLink() {
  const mayEnter = useMayEnter('smartCart');
  if (mayEnter === false) return null;
  const link = (
    <ButtonLink href={paths.smartCart()} variant="outline" size="small">
      {smartCartLinkText}
    </ButtonLink>
  );
  return mayEnter ? link : <span className={css.awaited}>{link}</span>;
}
