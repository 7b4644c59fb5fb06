import { useNavigate } from 'react-router';
import { NewUserForm } from '#features/accounts/administration/web/new-user-form.tsx';
import { pageAddress } from '#kit/site-map.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { titledLoader } from '../page-loader.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';

export const loader = titledLoader('administration.create.title', () => ({}));

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
