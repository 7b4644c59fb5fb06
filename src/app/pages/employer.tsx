import { FollowEmployer, useMayHaveAgents } from '#features/agents/saving/web/save-search.tsx';
import { getEmployer } from '#features/employers/directory/contract.ts';
import { employerAddress } from '#features/employers/directory/directory-address.ts';
import { groupedByField } from '#features/employers/directory/posting-groups.ts';
import { EmployerView } from '#features/employers/directory/web/employer-view.tsx';
import employersStyles from '#features/employers/directory/web/employers.css?url';
import { organizationData } from '#features/employers/directory/web/organization-data.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { HideEmployer } from '#features/postings/marks/web/late-hiding.tsx';
import { postingsFeedAddress } from '#features/postings/search-address.ts';
import { PostingRows } from '#features/postings/web/posting-row.tsx';
import { companyCard, companyPicture } from '#features/sharing/cards.ts';
import { cardPicture } from '#features/sharing/share-card.ts';
import { counted } from '#kit/money.ts';
import { Main } from '#ui/light/main.tsx';
import { type Loading, pageLoader, toLastPage } from '../page-loader.ts';
import type { Route } from './+types/employer';

/** Apart from the styles of all pages for reading, which every page loads (ADR 54). */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: employersStyles }];

export const loader = pageLoader(
  async ({ call, describe, language, origin, params, search, t }: Loading<Route.LoaderArgs>) => {
    // Of its own page nothing is left out: the rows say what is hidden.
    const query = { employers: params.id, showHidden: 'true', pageSize: '50', page: search.get('page') ?? undefined };
    const [{ data: employer }, { data: postings, meta }] = await Promise.all([
      call(getEmployer, { params }),
      call(searchPostings, { query }),
    ]);
    toLastPage({ data: postings, meta }, (last) => employerAddress(employer.id, last));
    const { page, pageSize, total } = meta;
    const { company } = employer;
    return {
      employer,
      postings,
      benefits: meta.facets.benefits.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
      paging: { page, pageSize, total },
      page: describe({
        title: company,
        pageNumber: page,
        description: t('employers.page.description', { company, ...counted(total, language) }),
        path: employerAddress(employer.id, page),
        feed: postingsFeedAddress({ employers: [employer.id] }),
        picture: cardPicture(companyPicture(employer.id), companyCard(employer, { language, t }), language),
        structuredData: [organizationData(employer, origin)],
      }),
    };
  },
);

export default function Employer({ loaderData: { postings, page: _, ...shown } }: Route.ComponentProps) {
  return (
    <Main>
      <EmployerView
        {...shown}
        follow={
          useMayHaveAgents() ? (
            <>
              <FollowEmployer id={shown.employer.id} />
              <HideEmployer employerId={shown.employer.id} />
            </>
          ) : null
        }
        groups={groupedByField(postings, shown.employer.fields).map(({ label, postings }) => ({
          label,
          rows: <PostingRows postings={postings} ofCompany />,
        }))}
      />
    </Main>
  );
}
