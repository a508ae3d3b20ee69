import {
  type ComponentType,
  type ComponentProps,
  createContext,
  createElement,
  type ReactNode,
  use,
} from 'react';

export type LinkRenderProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

const LinkContext = createContext<ComponentType<LinkRenderProps> | 'a'>('a');

export type LinkProviderProps = {
  /** Renders an anchor with the app's router: `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
  component: ComponentType<LinkRenderProps>;
  children: ReactNode;
};

/** Provides the link component of the app's router to the components of the kit. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/**
 * Renders every link of the kit: with the app's component, or as a plain anchor for an address with a scheme
 * (`https:`, `mailto:`, `tel:`), a protocol-relative address or a fragment.
 */
export function Anchor(props: LinkRenderProps) {
  const component = use(LinkContext);
  return createElement(elsewhere.test(props.href) ? 'a' : component, props);
}
