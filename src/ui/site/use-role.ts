import { useRouteLoaderData } from 'react-router';
import type { CompanyRole } from '#kit/company-role.ts';

/** The viewer's role in their company; null for everybody else. */
export const useRole = (): CompanyRole | null =>
  useRouteLoaderData<{ user: { role: CompanyRole | null } | null }>('root')?.user?.role ?? null;
