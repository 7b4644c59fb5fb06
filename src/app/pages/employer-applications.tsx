import { listMessages } from '#features/messages/contract.ts';
import { WaitingNotice } from '#features/messages/replies/web/waiting-notice.tsx';
import { MessageThread } from '#features/messages/web/message-thread.tsx';
import { writeAct } from '#features/messages/web/write-act.tsx';
import { useReadAbout } from '#features/notifications/web/unread-notifications.tsx';
import { getApplication, getApplicationNote } from '#features/reviewing/contract.ts';
import { listApplications } from '#features/reviewing/received/contract.ts';
import { listPageSize } from '#features/reviewing/received/list-values.ts';
import { fullName } from '#features/reviewing/received/web/application-parts.tsx';
import { EmployerApplications } from '#features/reviewing/web/employer-applications.tsx';
import type { SelectionAct } from '#features/reviewing/web/selection-act.ts';
import { hasRole } from '#kit/company-role.ts';
import { nullWhen } from '#kit/null-when.ts';
import { pageAddress } from '#kit/site-map.ts';
import { loadPanels, Panels, type ReceivedListPanel } from '#plugins/places/panel.tsx';
import * as places from '#plugins/places/received-applications.ts';
import * as further from '#plugins/places/selected-applications.ts';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type Loading, pageLoader } from '../page-loader.ts';
import type { Route } from './+types/employer-applications';

export const loader = pageLoader(
  async ({ call, describe, findUser, params, query, search, t }: Loading<Route.LoaderArgs>) => {
    const selected = search.get('prijava');
    /** An application that is gone, or belongs elsewhere, is simply not opened. */
    const open = async (id: string) => {
      const found = await call(getApplication, { params: { id } }).catch(nullWhen(404));
      return found && String(found.data.posting.id) === params.id ? found.data.application : null;
    };
    // Opens the application first, then reads the list, where it no longer counts as new.
    const opened = selected ? await open(selected) : null;
    const asked = { ...query, pageSize: String(listPageSize) };
    const about = { params: { id: opened?.id ?? '' } };
    const known = opened && !opened.erased;
    const [note, thread] = await Promise.all([
      known ? call(getApplicationNote, about) : null,
      known ? call(listMessages, about) : null,
    ]);
    const { data, meta } = await call(listApplications, { params, query: asked });
    const { positionTitle, id: postingId } = meta.posting;
    const [panels, user] = await Promise.all([loadPanels(notices, call, { postingId }), findUser()]);
    const role = user?.role;
    const canSort = role ? hasRole(role, 'recruiter') : false;
    const page = describe({ title: t('applications.employer.listTitle', { positionTitle }) });
    return { rows: data, meta, opened, note: note?.data ?? null, thread: thread?.data ?? null, canSort, panels, page };
  },
);

const notices = Object.values<ReceivedListPanel>(places);
const acts = [writeAct, ...Object.values<SelectionAct>(further)];

export default function EmployerApplicationsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { panels, note, thread, page: _, ...shown } = loaderData;
  const { opened } = shown;
  useReadAbout(opened && pageAddress('employer-application', opened.id));
  const { posting, waiting } = shown.meta;
  return (
    <Main className="wrap page">
      <EmployerApplications
        {...shown}
        acts={acts}
        beside={{
          note,
          thread: opened && thread && (
            <MessageThread
              key={opened.id}
              applicationId={opened.id}
              postingId={posting.id}
              name={fullName(opened, t)}
              thread={thread}
            />
          ),
        }}
        notices={
          <>
            {waiting > 0 && !posting.live && shown.canSort ? (
              <WaitingNotice key={posting.id} postingId={posting.id} waiting={waiting} />
            ) : null}
            <Panels panels={notices} about={{ postingId: posting.id, mayAct: shown.canSort }} data={panels} />
          </>
        }
      />
    </Main>
  );
}
