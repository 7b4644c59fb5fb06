import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '#ui/site/site-context.tsx';

/** Looks at the start and with every change of the route whether a newer client is served (rules.md#version-check). */
export function useVersionCheck(): void {
  const api = useApi();
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the route asks
  useEffect(() => {
    import('../version-check.ts').then(
      ({ checkVersion }) => checkVersion(api),
      () => undefined,
    );
  }, [api, pathname, search]);
}
