import { getSitePage } from '#features/content/pages/contract.ts';
import { type StaticPageName, staticPages } from '#features/content/pages/static-page.ts';
import { AboutView, type SiteCounts } from '#features/content/pages/web/about-view.tsx';
import { StaticPageView } from '#features/content/pages/web/static-page-view.tsx';
import { listEmployers } from '#features/employers/directory/contract.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import type { Api } from '#kit/api-client.ts';
import { pageLoader } from '../page-loader.ts';
import { mainPage } from '../shell/main-page.tsx';

const names = Object.keys(staticPages) as StaticPageName[];

const one = { query: { pageSize: '1' } };

async function countSite(call: Api['call']): Promise<SiteCounts> {
  const [postings, employers] = await Promise.all([call(searchPostings, one), call(listEmployers, one)]);
  const { hiring: companies, categories } = employers.meta;
  return { postings: postings.meta.total, companies, categories: categories.length };
}

/** `/o-nama`, `/privatnost`, `/uslovi` and `/antidiskriminacioni-propisi`. */
export const loader = pageLoader(async ({ call, describe, url }) => {
  const name = names.find((each) => staticPages[each] === url.pathname.replace(/\/$/, '')) ?? 'about';
  const [{ data: text }, counts] = await Promise.all([
    call(getSitePage, { params: { id: name } }),
    name === 'about' ? countSite(call) : null,
  ]);
  const { title, description } = text;
  return { text, counts, page: describe({ title, description, path: staticPages[name] }) };
});

export default mainPage<typeof loader>(({ text, counts }) =>
  counts ? <AboutView text={text} counts={counts} /> : <StaticPageView text={text} />,
);
