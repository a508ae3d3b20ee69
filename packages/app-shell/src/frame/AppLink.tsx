import type { LinkRenderProps } from '@havan/ui/LinkProvider';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** Addresses outside of the app's routes: the API documentation, the dev mailbox, and other sites. */
const elsewhere = /^(?:https:|\/(?:api|outbox)(?:\/|$))/;

/** Renders the kit's links with the app's router; an address outside of its routes becomes a plain anchor. */
export function AppLink(props: LinkRenderProps) {
  if (!elsewhere.test(props.href)) return <RouterLink {...props} />;
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}

/**
 * Renders a link of the router; its own `Link` would include the prefetching of its framework mode, which
 * is not used here.
 */
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
