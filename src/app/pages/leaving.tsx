import { redirect, useRouteLoaderData } from 'react-router';
import { ReportPosting } from '#features/contact/web/report-posting.tsx';
import { getPosting, openExternalApply } from '#features/postings/contract.ts';
import { LeaveView } from '#features/postings/web/leaving-page/leave-view.tsx';
import { problemOf } from '#shared/client-errors.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/leaving';

/** What has ended, and what is applied to here, is nothing to leave for. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { data: posting } = await api(context).call(getPosting, { params }).catch(throwPageProblem);
  if (!posting.live || posting.applyMode === 'platform') throw redirect(`/oglasi/${posting.id}`);
  const t = texts(context);
  const title = posting.applyMode === 'phone' ? t('postings.page.byPhone') : t('postings.page.leave.title');
  return { posting, page: describePage(context, { title, robots: 'noindex' }) };
}

/** Tells link or phone number to who asks by the form, and counts it; works without JavaScript. */
export async function action({ context, params }: Route.ActionArgs) {
  try {
    return (await api(context).call(openExternalApply, { params })).data;
  } catch (error) {
    if (problemOf(error)?.code === 'postings.not-live') throw redirect(`/oglasi/${params.id}`);
    return throwPageProblem(error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function Leaving({ loaderData, actionData }: Route.ComponentProps) {
  const { posting } = loaderData;
  const user = useRouteLoaderData<typeof rootLoader>('root')?.user;
  return (
    <LeaveView
      posting={posting}
      target={actionData ?? null}
      report={<ReportPosting posting={posting} email={user?.email ?? ''} />}
    />
  );
}
