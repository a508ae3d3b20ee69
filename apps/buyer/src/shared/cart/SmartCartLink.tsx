import { useMayEnter } from '@havan/app-shell/profile/use-basic-infos';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { paths } from '../../paths.ts';
import { smartCartLinkText } from '../shared-texts.ts';

/** Renders a link to the smart cart; nothing for users without one. */
export function SmartCartLink() {
  if (useMayEnter('smartCart') !== true) return null;
  return (
    <ButtonLink href={paths.smartCart()} variant="outline" size="small">
      {smartCartLinkText}
    </ButtonLink>
  );
}
