import type { LinkRenderProps } from '@havan/ui/LinkProvider';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** What no screen answers: the API documentation and the mailbox of a trial, and pages of others. */
const elsewhere = /^(?:https:|\/(?:api|outbox)(?:\/|$))/;

/** Renders the kit's links with the app's router; what no screen answers becomes a plain anchor. */
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
