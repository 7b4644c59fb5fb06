import type { Translate } from '#shared/i18n/translator.ts';
import { textOfHtml } from '#shared/rich-text.ts';
import { Button } from '#ui/light/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import type { EmployerProfileForm } from '../fields.ts';
import { type ShownField, shownFields, toForm } from './profile-values.ts';
import type { ProfileFormState } from './use-profile-form.ts';

/** A field's value as it can be compared by reading. */
const words = (field: ShownField, value: EmployerProfileForm[ShownField], t: Translate): string => {
  if (typeof value === 'boolean') return t(`employers.profile.conflict.${value ? 'yes' : 'no'}`);
  if (field === 'logo') return t(`employers.profile.logo.${value ? 'chosen' : 'none'}`);
  return textOfHtml(value ?? '') || t('employers.profile.conflict.empty');
};

/** Another tab or user has saved meanwhile: both versions side by side, to choose from. */
export function ConflictModal({ conflict }: { conflict: ProfileFormState['conflict'] }) {
  const t = useTexts();
  const saved = conflict && toForm(conflict.newer);
  const fields = shownFields.filter((field) => conflict && field in conflict.mine);
  return (
    <Modal
      open={conflict !== null}
      onClose={() => conflict?.later()}
      size="lg"
      role="alertdialog"
      title={t('employers.profile.conflict.title')}
      subtitle={t('employers.profile.conflict.text')}
      footer={
        <>
          <Button onClick={() => conflict?.takeNewer()}>{t('employers.profile.conflict.takeNewer')}</Button>
          <Button variant="primary" data-autofocus onClick={() => conflict?.keepMine()}>
            {t('employers.profile.conflict.keepMine')}
          </Button>
        </>
      }
    >
      {conflict && saved ? (
        <Table label={t('employers.profile.conflict.table')} responsive>
          <thead>
            <tr>
              <th>{t('employers.profile.conflict.field')}</th>
              <th>{t('employers.profile.conflict.mine')}</th>
              <th>{t('employers.profile.conflict.newer')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <td data-label={t('employers.profile.conflict.field')}>
                  {t(`employers.profile.fields.${field}`)}
                </td>
                <td className="whole profile-value" data-label={t('employers.profile.conflict.mine')}>
                  {words(field, conflict.mine[field], t)}
                </td>
                <td className="whole profile-value" data-label={t('employers.profile.conflict.newer')}>
                  {words(field, saved[field], t)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Modal>
  );
}
