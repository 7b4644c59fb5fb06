import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { deleteFile, uploadFile } from '#features/files/contract.ts';
import { problemOf } from '#shared/client-errors.ts';
import { acceptOf, fileProblem } from '#shared/file-rules.ts';
import { Button } from '#ui/button.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { errorOf } from '#ui/forms/zod-form.ts';
import { IconUpload } from '#ui/icons/account-icons.tsx';
import { IconAlertCircle } from '#ui/icons/icons.tsx';
import { InitialsTile } from '#ui/initials.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { fieldId } from './profile-values.ts';
import type { ProfileFormState } from './use-profile-form.ts';

const body = { purpose: 'logo' } as const;

/** The logo: an upload that is used when the profile is saved. Reports the address under which the chosen one is seen now. */
export function LogoField({
  state,
  src,
  onPicture,
}: {
  state: ProfileFormState;
  src: string | null;
  onPicture: (id: string, url: string) => void;
}) {
  const { form, base } = state;
  const api = useApi();
  const t = useTexts();
  const { field } = useController({ control: form.control, name: 'logo' });
  const company = form.watch('company');
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(null);
  const [uploading, setUploading] = useState(false);
  const [failed, setFailed] = useState<{ sentence: string; again: File | null } | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => () => running.current?.abort(), []);

  /** An upload that is not used any more; what cannot be deleted now is cleared away by the server within a day. */
  const forget = (id: string | null): void => {
    if (id !== null && id !== base.logo?.id) {
      void api.call(deleteFile, { params: { id } }).catch(() => {});
    }
  };

  const upload = async (chosen: File): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setFailed(null);
    setUploading(true);
    const sent = new FormData();
    sent.set('purpose', body.purpose);
    sent.set('file', chosen);
    try {
      const { data } = await api.call(uploadFile, { body }, { form: sent, signal: controller.signal });
      onPicture(data.id, URL.createObjectURL(chosen));
      forget(field.value);
      field.onChange(data.id);
      form.clearErrors('logo');
      setNews(t('employers.profile.logo.uploaded'));
    } catch (error) {
      if (controller.signal.aborted) return;
      const status = problemOf(error)?.status ?? 0;
      const hopeless = status >= 400 && status < 500 && status !== 429;
      setFailed({ sentence: problemSentence(error, t), again: hopeless ? null : chosen });
    } finally {
      if (running.current === controller) setUploading(false);
    }
  };

  const choose = (chosen: File | undefined): void => {
    if (!chosen) return;
    setNews('');
    const refusal = fileProblem(body.purpose, chosen.name, chosen.size);
    const code = refusal?.split('.')[1] as 'empty' | 'too-large' | 'type-not-allowed' | undefined;
    if (code) setFailed({ sentence: t(`files.problems.${code}`), again: null });
    else void upload(chosen);
  };

  const callOff = (): void => {
    running.current?.abort();
    running.current = null;
    setUploading(false);
  };

  const remove = (): void => {
    forget(field.value);
    field.onChange(null);
    setFailed(null);
    setNews(t('employers.profile.logo.removed'));
    document.getElementById(fieldId('logo'))?.focus();
  };

  const error = failed?.sentence ?? errorOf(form.formState.errors, 'logo');
  const noteId = `${fieldId('logo')}-note`;
  const again = failed?.again;
  return (
    <div className="row g16 top ep-logo">
      <InitialsTile id={base.id} name={company} src={src} size="xl" eager />
      <div className="stack g8 grow">
        <span className="b sm" aria-hidden="true">
          {t('employers.profile.fields.logo')}
        </span>
        <div className="row g8 wrapx">
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
            <Button size="sm" variant="g" onClick={callOff}>
              {t('employers.profile.logo.cancel')}
            </Button>
          ) : null}
          {field.value && !uploading ? (
            <Button size="sm" variant="g" onClick={remove}>
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
        <span id={noteId} className="f">
          {error ? (
            <span className="err" role="alert">
              <IconAlertCircle />
              <span>
                {error}{' '}
                {again ? (
                  <TextButton onClick={() => void upload(again)}>
                    {t('employers.profile.logo.again')}
                  </TextButton>
                ) : null}
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
