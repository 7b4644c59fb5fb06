import { companyStates } from '#features/employers/administration/company-states.ts';
import {
  getCompany,
  listCompanies,
  listSelectedCompanies,
} from '#features/employers/administration/contract.ts';
import { Companies } from '#features/employers/administration/web/companies.tsx';
import { problemOf } from '#shared/client-errors.ts';
import { searchValues } from '#shared/search-values.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-employers';

export async function loader({ context, url }: Route.LoaderArgs) {
  /** One that is gone simply is not opened. */
  const open = async (id: string) => {
    try {
      return (await api(context).call(getCompany, { params: { id } })).data;
    } catch (error) {
      if (problemOf(error)?.status === 404) return null;
      throw error;
    }
  };
  const chosen = url.searchParams.get('company');
  const opened = chosen ? await open(chosen) : null;
  const { data, meta } = await api(context).call(listCompanies, { query: searchValues(url.searchParams) });
  const state = companyStates.find((code) => code === url.searchParams.get('state')) ?? null;
  return {
    companies: data,
    list: meta,
    opened,
    selected: (await api(context).call(listSelectedCompanies, {})).data,
    address: {
      state,
      q: url.searchParams.get('q')?.trim() ?? '',
      page: meta.page,
      company: opened?.id ?? null,
    },
    page: describePage(context, {
      title: texts(context)('administration.companies.title'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminEmployers({ loaderData }: Route.ComponentProps) {
  const { companies, list, address, opened, selected } = loaderData;
  return (
    <AdminArea>
      <Companies companies={companies} meta={list} address={address} opened={opened} selected={selected} />
    </AdminArea>
  );
}
