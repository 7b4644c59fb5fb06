import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Component that renders every link of the design system, for instance one that uses the router. */
  linkAs: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Sets the link component for the components below it. */
export function LinkProvider({ linkAs, children }: LinkProviderProps) {
  return <LinkContext value={linkAs}>{children}</LinkContext>;
}

/** A link; a plain `<a>` unless a `LinkProvider` above says otherwise. */
export function Link(props: LinkProps) {
  const As = useContext(LinkContext);
  return <As {...props} />;
}
