import { operatorQuery } from '@havan/api-client/queries/backoffice/operators';
import { AppLink } from '@havan/app-shell/frame/AppLink';
import type { LinkRenderProps } from '@havan/ui/LinkProvider';
import { useQuery } from '@tanstack/react-query';
import { api, useIsSignedIn } from '../session.ts';
import { mayOpen } from './menu-rows.ts';

/** Renders the kit's links with the router; one to a screen that the operator's roles do not open is its text alone. */
export function OperatorLink(props: LinkRenderProps) {
  const isSignedIn = useIsSignedIn();
  const { data: me } = useQuery({ ...operatorQuery(api), enabled: isSignedIn });
  return me && !mayOpen(me.roles, props.href) ? <>{props.children}</> : <AppLink {...props} />;
}
