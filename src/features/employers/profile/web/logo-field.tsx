import { useController } from 'react-hook-form';
import { deleteFile, uploadFile } from '#features/files/contract.ts';
import { PictureField } from '#ui/forms/picture-field.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { InitialsTile } from '#ui/light/initials.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { fieldId } from './profile-values.ts';
import type { ProfileFormState } from './use-profile-form.ts';

const body = { purpose: 'logo' } as const;

interface LogoFieldProps {
  state: ProfileFormState;
  src: string | null;
  onPicture: (id: string, url: string) => void;
}

/** The logo: an upload that is used when the profile is saved. Reports the address under which the chosen one is seen now. */
export function LogoField({ state: { form, base }, src, onPicture }: LogoFieldProps) {
  const api = useApi();
  const t = useTexts();
  const { field } = useController({ control: form.control, name: 'logo' });
  return (
    <PictureField
      id={fieldId('logo')}
      ref={field.ref}
      purpose={body.purpose}
      value={field.value}
      savedId={base.logo?.id ?? null}
      shown={<InitialsTile id={base.id} name={form.watch('company')} src={src} size="xl" eager />}
      label={t('employers.profile.fields.logo')}
      error={errorOf(form.formState.errors, 'logo')}
      texts={{
        choose: t('employers.profile.logo.choose'),
        change: t('employers.profile.logo.change'),
        remove: t('employers.profile.logo.remove'),
        note: t('employers.profile.logo.note'),
        uploaded: t('employers.profile.logo.uploaded'),
        removed: t('employers.profile.logo.removed'),
      }}
      send={(sent, { signal }) => {
        sent.set('purpose', body.purpose);
        return api.call(uploadFile, { body }, { form: sent, signal });
      }}
      discard={(id) => api.call(deleteFile, { params: { id } })}
      onChange={(id) => {
        field.onChange(id);
        form.clearErrors('logo');
      }}
      onPicture={onPicture}
    />
  );
}
