import { redirect } from 'react-router';
import { ReportPosting } from '#features/contact/reports/web/report-posting.tsx';
import { getPosting, openExternalApply } from '#features/postings/contract.ts';
import { LeaveView } from '#features/postings/web/leaving-page/leave-view.tsx';
import { problemOf } from '#kit/client-errors.ts';
import { pageAddress } from '#kit/site-map.ts';
import { api } from '../page-context.ts';
import { type Loading, pageLoader } from '../page-loader.ts';
import { throwPageProblem } from '../page-problem.ts';
import { usePageUser } from '../use-page-user.ts';
import type { Route } from './+types/leaving';

/** Postings that have ended, or are applied to on this site, have no external link. */
export const loader = pageLoader(async ({ call, describe, params, t }: Loading<Route.LoaderArgs>) => {
  const { data: posting } = await call(getPosting, { params });
  if (!posting.live || posting.applyMode === 'platform') throw redirect(pageAddress('posting', posting.id));
  const title = t(posting.applyMode === 'phone' ? 'postings.page.byPhone' : 'postings.page.leave.title');
  return { posting, page: describe({ title }) };
});

/** Counts the click and returns the link or phone number when the form is submitted; works without JavaScript. */
export async function action({ context, params }: Route.ActionArgs) {
  try {
    return (await api(context).call(openExternalApply, { params })).data;
  } catch (error) {
    if (problemOf(error)?.code === 'postings.not-live') throw redirect(pageAddress('posting', params.id));
    return throwPageProblem(error);
  }
}

export default function Leaving({ loaderData, actionData }: Route.ComponentProps) {
  const { posting } = loaderData;
  const user = usePageUser();
  return (
    <LeaveView
      posting={posting}
      target={actionData ?? null}
      report={<ReportPosting posting={posting} email={user?.email ?? ''} />}
    />
  );
}
