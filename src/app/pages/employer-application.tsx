import { listMessages } from '#features/messages/contract.ts';
import { MessageThread } from '#features/messages/web/message-thread.tsx';
import { WriteToApplicant } from '#features/messages/web/write-to-applicant.tsx';
import { getApplication, getApplicationNote, listApplicationEvents } from '#features/reviewing/contract.ts';
import { fullName } from '#features/reviewing/received/web/application-parts.tsx';
import { EmployerApplication, EmployerApplicationBar } from '#features/reviewing/web/employer-application.tsx';
import { hasRole } from '#kit/company-role.ts';
import { toSearch } from '#kit/endpoint.ts';
import { searchValues } from '#kit/search-values.ts';
import { loadPanels, Panels, type ReceivedPanel } from '#plugins/places/panel.tsx';
import * as cards from '#plugins/places/received-application.ts';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type Loading, pageLoader } from '../page-loader.ts';
import type { Route } from './+types/employer-application';

/** The query parameters of the list from which the application was opened: the list's filters. */
const filterOf = async (search: URLSearchParams): Promise<Record<string, string | string[]>> => {
  const { applicationFilters } = await import('#features/reviewing/received/fields.ts');
  const said = Object.entries(searchValues(search));
  return Object.fromEntries(said.filter(([name]) => name in applicationFilters.shape));
};

export const loader = pageLoader(async ({ call, describe, params, search, t, userOf }: Loading<Route.LoaderArgs>) => {
  const query = await filterOf(search);
  // First the opening, then the history, which lists it.
  const { data, meta: place } = await call(getApplication, { params, query });
  const { application, posting } = data;
  const ids = { applicationId: application.id, postingId: posting.id };
  const [history, note, { data: thread }, user, panels] = await Promise.all([
    call(listApplicationEvents, { params }),
    application.erased ? null : call(getApplicationNote, { params }),
    call(listMessages, { params }),
    userOf(),
    loadPanels(Object.values<ReceivedPanel>(cards), call, ids),
  ]);
  const { positionTitle } = posting;
  const role = user.role ?? ('reader' as const);
  return {
    application,
    posting,
    place,
    thread,
    role,
    filter: toSearch(query),
    events: history.data,
    older: history.meta.older,
    note: note?.data ?? null,
    panels,
    page: describe({
      title: t('applications.employer.pageTitle', { name: fullName(application, t), positionTitle }),
    }),
  };
});

export default function EmployerApplicationPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { page: _, panels, thread, ...shown } = loaderData;
  const { application, posting } = shown;
  const about = { application, postingId: posting.id, mayAct: hasRole(shown.role, 'recruiter') };
  const addressee = { applicationId: application.id, postingId: posting.id, name: fullName(application, t) };
  return (
    <>
      <Main className="wrap page">
        <EmployerApplication
          {...shown}
          thread={<MessageThread {...addressee} thread={thread} />}
          write={
            thread.mayWrite ? (
              <WriteToApplicant block {...addressee} label={t('applications.messaging.composer.write')} />
            ) : null
          }
          panels={<Panels panels={Object.values<ReceivedPanel>(cards)} about={about} data={panels} />}
        />
      </Main>
      <EmployerApplicationBar application={shown.application} role={shown.role} />
    </>
  );
}
