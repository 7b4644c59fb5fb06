import { useNavigate } from 'react-router';
import { userPath } from '#features/administration/web/addresses.ts';
import { NewUserForm } from '#features/administration/web/new-user-form.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { useToast } from '#ui/toasts.tsx';
import { texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { requireUser } from '../session-guard.ts';
import { AdminArea } from '../shell/admin-area.tsx';
import type { Route } from './+types/admin-user-create';

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireUser(context, url, 'admin');
  return {
    page: describePage(context, { title: texts(context)('administration.create.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminUserCreate() {
  const t = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  return (
    <AdminArea narrow>
      <NewUserForm
        onCreated={(id) => {
          toast.show({ tone: 'ok', title: t('administration.create.done') });
          void navigate(userPath(id), { replace: true });
        }}
      />
    </AdminArea>
  );
}
