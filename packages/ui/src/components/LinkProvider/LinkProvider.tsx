import { type ComponentType, type ComponentProps, createContext, type ReactNode, use } from 'react';

export type LinkRenderProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

const LinkContext = createContext<ComponentType<LinkRenderProps> | 'a'>('a');

export type LinkProviderProps = {
  /** Draws an anchor for the app's router: `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
  component: ComponentType<LinkRenderProps>;
  children: ReactNode;
};

/** Tells every link of the kit how this app navigates. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** What to draw for an address: the app's link inside, a plain anchor for other origins, files, mail and phone. */
export function useLinkComponent(href: string): ComponentType<LinkRenderProps> | 'a' {
  const component = use(LinkContext);
  return /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href) ? 'a' : component;
}
