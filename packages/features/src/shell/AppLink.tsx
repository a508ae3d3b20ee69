import type { LinkRenderProps } from '@havan/ui/LinkProvider';
import { Link } from 'react-router';

/** Answered by the server and not by a screen: the documentation of the API, the outbox of the demo. */
const serverPath = /^\/(?:api|outbox)(?:\/|$)/;

/** Draws the kit's links for the router of the app; what the server answers itself is a plain anchor. */
export function AppLink({ href, children, ...rest }: LinkRenderProps) {
  if (serverPath.test(href))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
