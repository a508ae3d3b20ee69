import { operatorQuery } from '@havan/api-client/queries/backoffice/operators';
import { AppLink } from '@havan/app-shell/frame/AppLink';
import type { LinkRenderProps } from '@havan/ui/LinkProvider';
import { useQuery } from '@tanstack/react-query';
import { api, useIsSignedIn } from '../session.ts';
import { mayOpen } from './menu-rows.ts';

/**
 * Renders the kit's links with the router; a link to a screen that the operator's roles may not open becomes plain
 * text.
 */
export function OperatorLink(props: LinkRenderProps) {
  const isSignedIn = useIsSignedIn();
  const { data: me } = useQuery({ ...operatorQuery(api), enabled: isSignedIn });
  return me && !mayOpen(me.roles, props.href) ? <>{props.children}</> : <AppLink {...props} />;
}
