import { redirect } from 'react-router';
import { getEmployer } from '#features/employers/directory/contract.ts';
import { employerAddress } from '#features/employers/directory/directory-address.ts';
import { EmployerView } from '#features/employers/directory/web/employer-view.tsx';
import { organizationData } from '#features/employers/directory/web/organization-data.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { FollowEmployer, useMayHaveAgents } from '#features/finding/search/web/save-as-agent.tsx';
import { postingsFeedAddress } from '#features/postings/search-address.ts';
import { PostingRows } from '#features/postings/web/posting-row.tsx';
import { formatNumber } from '#shared/money.ts';
import { pageCount } from '#shared/paging.ts';
import { Main } from '#ui/light/main.tsx';
import { api, languageOf, originOf, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import type { Route } from './+types/employer';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  try {
    const query = { employers: params.id, page: url.searchParams.get('page') ?? undefined };
    const [{ data: employer }, { data: postings, meta }] = await Promise.all([
      api(context).call(getEmployer, { params }),
      api(context).call(searchPostings, { query }),
    ]);
    const { page, pageSize, total } = meta;
    // A page beyond the end, after postings have expired.
    if (postings.length === 0 && total > 0) throw redirect(employerAddress(employer.id, pageCount(meta)));
    const t = texts(context);
    const { company } = employer;
    const [busiest] = meta.facets.categories;
    return {
      employer,
      postings,
      field: busiest && busiest.count > 0 ? busiest.label : null,
      trade: busiest && busiest.count > 0 ? busiest.code : null,
      paging: { page, pageSize, total },
      page: describePage(context, {
        title: page > 1 ? t('employers.page.pageTitle', { company, page }) : company,
        description: t('employers.page.description', {
          company,
          count: total,
          number: formatNumber(total, languageOf(context)),
        }),
        path: employerAddress(employer.id, page),
        feed: postingsFeedAddress({ employers: [employer.id] }),
        structuredData: [organizationData(employer, originOf(context))],
      }),
    };
  } catch (error) {
    throwPageProblem(error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function Employer({ loaderData }: Route.ComponentProps) {
  const { employer, field, trade, postings, paging } = loaderData;
  return (
    <Main>
      <EmployerView
        employer={employer}
        field={field}
        trade={trade}
        paging={paging}
        follow={useMayHaveAgents() ? <FollowEmployer id={employer.id} /> : null}
        postings={<PostingRows postings={postings} ofCompany />}
      />
    </Main>
  );
}
