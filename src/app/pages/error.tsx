import { texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { BrokenPage } from '../shell/error-page.tsx';
import type { Route } from './+types/error';

export const loader = ({ context }: Route.LoaderArgs) => ({
  page: describePage(context, { title: texts(context)('shell.error.title'), robots: 'noindex' }),
});

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default BrokenPage;
