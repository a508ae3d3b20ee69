import { useMayEnter } from '@havan/app-shell/profile/use-basic-infos';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { paths } from '../../paths.ts';
import { smartCartLinkText } from '../shared-texts.ts';

/**
 * Renders the way to the smart cart from wherever somebody is about to order; nothing for those who have
 * none.
 */
export function SmartCartLink() {
  if (useMayEnter('smartCart') !== true) return null;
  return (
    <ButtonLink href={paths.smartCart()} variant="outline" size="small">
      {smartCartLinkText}
    </ButtonLink>
  );
}
