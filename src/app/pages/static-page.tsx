import { getSitePage } from '#features/content/pages/contract.ts';
import { type StaticPageName, staticPages } from '#features/content/pages/static-page.ts';
import { StaticPageView } from '#features/content/pages/web/static-page-view.tsx';
import { Main } from '#ui/light/main.tsx';
import { api } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/static-page';

const names = Object.keys(staticPages) as StaticPageName[];

/** `/o-nama`, `/privatnost`, `/uslovi` and `/antidiskriminacioni-propisi`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const name = names.find((each) => staticPages[each] === url.pathname.replace(/\/$/, '')) ?? 'about';
  const { data: text } = await api(context).call(getSitePage, { params: { id: name } });
  return {
    text,
    page: describePage(context, {
      title: text.title,
      description: text.description,
      path: staticPages[name],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function StaticPage({ loaderData }: Route.ComponentProps) {
  return (
    <Main className="wrap page">
      <StaticPageView text={loaderData.text} />
    </Main>
  );
}
