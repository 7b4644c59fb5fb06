import { getApplication } from '#features/applications/reviewing/contract.ts';
import {
  EmployerApplication,
  EmployerApplicationBar,
} from '#features/applications/reviewing/web/employer-application.tsx';
import { fullName } from '#features/applications/web/application-parts.tsx';
import { Main } from '#ui/light/main.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import type { Route } from './+types/employer-application';

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const { data, meta: place } = await api(context).call(getApplication, { params });
    const { application, posting } = data;
    const t = texts(context);
    const page = describePage(context, {
      title: t('applications.employer.pageTitle', {
        name: fullName(application, t),
        positionTitle: posting.positionTitle,
      }),
      robots: 'noindex',
    });
    return { application, posting, place, page };
  } catch (error) {
    throwPageProblem(error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function EmployerApplicationPage({ loaderData }: Route.ComponentProps) {
  const { application, posting, place } = loaderData;
  return (
    <>
      <Main className="wrap page">
        <EmployerApplication application={application} posting={posting} place={place} />
      </Main>
      <EmployerApplicationBar application={application} />
    </>
  );
}
