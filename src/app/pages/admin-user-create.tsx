import { useNavigate } from 'react-router';
import { NewUserForm } from '#features/accounts/administration/web/new-user-form.tsx';
import { pageAddress } from '#shared/site-map.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-user-create';

export async function loader({ context }: Route.LoaderArgs) {
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
          void navigate(pageAddress('admin-user', id), { replace: true });
        }}
      />
    </AdminArea>
  );
}
