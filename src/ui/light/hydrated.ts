import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated; false during server rendering and hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
