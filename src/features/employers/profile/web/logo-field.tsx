import { useController } from 'react-hook-form';
import { pictureUpload } from '#features/files/picture-upload.ts';
import { PictureField } from '#ui/forms/picture-field.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { InitialsTile } from '#ui/light/initials.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { fieldId } from './profile-values.ts';
import type { ProfileFormState } from './use-profile-form.ts';

interface LogoFieldProps {
  state: ProfileFormState;
  src: string | null;
  onPicture: (id: string, url: string) => void;
}

/** Uploads the logo, which is attached when the profile is saved. Passes the URL of an uploaded logo to `onPicture`. */
export function LogoField({ state: { form, stored }, src, onPicture }: LogoFieldProps) {
  const api = useApi();
  const t = useTexts();
  const { field } = useController({ control: form.control, name: 'logo' });
  return (
    <PictureField
      id={fieldId('logo')}
      ref={field.ref}
      value={field.value}
      savedId={stored.logo?.id ?? null}
      shown={<InitialsTile id={stored.id} name={form.watch('company')} src={src} size="xl" eager />}
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
      {...pictureUpload(api, 'logo')}
      onChange={(id) => {
        field.onChange(id);
        form.clearErrors('logo');
      }}
      onPicture={onPicture}
    />
  );
}
