import { getSitePage } from '#features/content/pages/contract.ts';
import { type StaticPageName, staticPages } from '#features/content/pages/static-page.ts';
import { AboutView } from '#features/content/pages/web/about-view.tsx';
import { StaticPageView } from '#features/content/pages/web/static-page-view.tsx';
import { pageLoader } from '../page-loader.ts';
import { mainPage } from '../shell/main-page.tsx';

const names = Object.keys(staticPages) as StaticPageName[];

/** `/o-nama`, `/privatnost`, `/uslovi` and `/antidiskriminacioni-propisi`. */
export const loader = pageLoader(async ({ call, describe, url }) => {
  const name = names.find((each) => staticPages[each] === url.pathname.replace(/\/$/, '')) ?? 'about';
  const { data: text } = await call(getSitePage, { params: { id: name } });
  const { title, description } = text;
  return { text, isAbout: name === 'about', page: describe({ title, description, path: staticPages[name] }) };
});

export default mainPage<typeof loader>(({ text, isAbout }) =>
  isAbout ? <AboutView text={text} /> : <StaticPageView text={text} />,
);
