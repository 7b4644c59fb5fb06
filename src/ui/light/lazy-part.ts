import { type ComponentType, lazy } from 'react';

const never = (): Promise<never> => new Promise(() => {});

/**
 * A part of a page whose script is loaded after the page, for inside a `Suspense`. When it cannot be loaded, the page
 * works without it: what the server rendered of it stays, elsewhere the fallback does.
 */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(never));
