import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { deleteFile, uploadFile } from '#features/files/contract.ts';
import { acceptOf } from '#shared/file-rules.ts';
import { useUpload } from '#ui/forms/use-upload.ts';
import { errorOf } from '#ui/forms/zod-form.ts';
import { IconUpload } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { IconAlertCircle } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { fieldId } from './profile-values.ts';
import type { ProfileFormState } from './use-profile-form.ts';

const body = { purpose: 'logo' } as const;

interface LogoFieldProps {
  state: ProfileFormState;
  src: string | null;
  onPicture: (id: string, url: string) => void;
}

/** The chosen logo of the form: its upload, its removal, and what was last done, said to assistive technology. */
function useLogo({ form, base }: ProfileFormState, onPicture: LogoFieldProps['onPicture']) {
  const api = useApi();
  const t = useTexts();
  const { field } = useController({ control: form.control, name: 'logo' });
  const [news, setNews] = useState('');

  /** An upload that is not used any more; what cannot be deleted now is cleared away by the server within a day. */
  const forget = (id: string | null): void => {
    if (id !== null && id !== base.logo?.id) {
      void api.call(deleteFile, { params: { id } }).catch(() => {});
    }
  };

  const uploads = useUpload({
    purpose: 'logo',
    send: (sent, { signal }) => {
      sent.set('purpose', body.purpose);
      return api.call(uploadFile, { body }, { form: sent, signal });
    },
    onUploaded: ({ data }, chosen) => {
      onPicture(data.id, URL.createObjectURL(chosen));
      forget(field.value);
      field.onChange(data.id);
      form.clearErrors('logo');
      setNews(t('employers.profile.logo.uploaded'));
    },
  });
  const [pending] = uploads.pending;

  const choose = (chosen: File | undefined): void => {
    if (!chosen) return;
    setNews('');
    uploads.replace(chosen);
  };

  const callOff = (): void => {
    if (pending) uploads.drop(pending.key);
  };

  const remove = (): void => {
    forget(field.value);
    field.onChange(null);
    callOff();
    setNews(t('employers.profile.logo.removed'));
    document.getElementById(fieldId('logo'))?.focus();
  };

  const retry = pending && !pending.hopeless ? () => uploads.retry(pending.key) : null;
  return { field, pending, news, choose, callOff, remove, retry };
}

/** The logo: an upload that is used when the profile is saved. Reports the address under which the chosen one is seen now. */
export function LogoField({ state, src, onPicture }: LogoFieldProps) {
  const { form, base } = state;
  const t = useTexts();
  const { field, pending, news, choose, callOff, remove, retry } = useLogo(state, onPicture);
  const uploading = pending?.error === null;
  const company = form.watch('company');
  const input = useRef<HTMLInputElement>(null);

  const error = pending?.error ?? errorOf(form.formState.errors, 'logo');
  const noteId = `${fieldId('logo')}-note`;
  return (
    <div className="row g16 top profile-logo">
      <InitialsTile id={base.id} name={company} src={src} size="xl" eager />
      <div className="stack g8 grow">
        <span className="bold sm" aria-hidden="true">
          {t('employers.profile.fields.logo')}
        </span>
        <div className="row g8 flex-wrap">
          <Button
            id={fieldId('logo')}
            ref={field.ref}
            size="sm"
            aria-describedby={noteId}
            loading={uploading}
            loadingText={t('employers.profile.logo.uploading')}
            onClick={() => input.current?.click()}
          >
            <IconUpload />
            {t(`employers.profile.logo.${field.value ? 'change' : 'choose'}`)}
          </Button>
          {uploading ? (
            <Button size="sm" variant="quiet" onClick={callOff}>
              {t('employers.profile.logo.cancel')}
            </Button>
          ) : null}
          {field.value && !uploading ? (
            <Button size="sm" variant="quiet" onClick={remove}>
              {t('employers.profile.logo.remove')}
            </Button>
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-hidden="true"
          accept={acceptOf('logo')}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            // The same file may be chosen again.
            event.currentTarget.value = '';
          }}
        />
        <span id={noteId} className="field">
          {error ? (
            <span className="error" role="alert">
              <IconAlertCircle />
              <span>
                {error}{' '}
                {retry ? <TextButton onClick={retry}>{t('employers.profile.logo.again')}</TextButton> : null}
              </span>
            </span>
          ) : null}
          <span className="hint">{t('employers.profile.logo.note')}</span>
        </span>
        <VisuallyHidden>
          <span role="status">{news}</span>
        </VisuallyHidden>
      </div>
    </div>
  );
}
