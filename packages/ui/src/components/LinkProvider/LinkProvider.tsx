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
  /** Draws an anchor for the app's router: `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
  component: ComponentType<LinkRenderProps>;
  children: ReactNode;
};

/** Sets how links of the kit navigate in this app. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** The anchor beneath every link: the app's own inside, a plain one for other origins, files, mail and phone. */
export function Anchor(props: LinkRenderProps) {
  const component = use(LinkContext);
  return createElement(elsewhere.test(props.href) ? 'a' : component, props);
}
