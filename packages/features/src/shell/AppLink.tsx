import type { LinkRenderProps } from '@havan/ui/LinkProvider';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** Answered by the server and not by a screen: the documentation of the API, the outbox of the demo. */
const serverPath = /^\/(?:api|outbox)(?:\/|$)/;

/** Draws the kit's links for the router of the app; what the server answers itself is a plain anchor. */
export function AppLink(props: LinkRenderProps) {
  if (!serverPath.test(props.href)) return <RouterLink {...props} />;
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}

/** The router's own `Link` brings the prefetching of its framework mode along, which nobody here uses. */
function RouterLink({ href, onClick, children, ...rest }: LinkRenderProps) {
  const address = useHref(href);
  const navigate = useLinkClickHandler(href, rest.target === undefined ? {} : { target: rest.target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={address} onClick={handleClick}>
      {children}
    </a>
  );
}
