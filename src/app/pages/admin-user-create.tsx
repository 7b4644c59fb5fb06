import { NewUserForm } from '#features/accounts/administration/web/new-user-form.tsx';
import { titledLoader } from '../page-loader.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';

export const loader = titledLoader('administration.create.title', () => ({}));

export default function AdminUserCreate() {
  return (
    <AdminArea narrow>
      <NewUserForm />
    </AdminArea>
  );
}
