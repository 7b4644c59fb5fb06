import { useRouteLoaderData } from 'react-router';
import type { SessionUser } from '#features/accounts/fields.ts';

/** The user the page is rendered for; null for a guest, and when the root has no data. */
export const usePageUser = (): SessionUser | null =>
  useRouteLoaderData<{ user: SessionUser | null }>('root')?.user ?? null;
