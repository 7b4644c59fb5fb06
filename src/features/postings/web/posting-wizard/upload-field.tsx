import { useRef, useState } from 'react';
import { deleteFile, uploadFile } from '#features/files/contract.ts';
import { problemOf } from '#shared/client-errors.ts';
import { acceptOf, fileProblem } from '#shared/file-rules.ts';
import { formatFileSize } from '#shared/file-size.ts';
import { FieldGroup } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { IconPhoto } from '#ui/icons/posting-icons.tsx';
import { useApi } from '#ui/site/site-context.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useWizardForm } from './use-wizard-form.ts';

const purposes = { image: 'postingImage', file: 'postingFile' } as const;

/** A file on its way: its bytes are at hand for another try. */
interface Pending {
  chosen: File;
  /** Why it failed, when it did. */
  error: string | null;
  /** The same file would fail again. */
  hopeless: boolean;
}

/** The picture or the file of a posting: one upload, with another try and removal. */
export function UploadField({ name, required = false }: { name: 'image' | 'file'; required?: boolean }) {
  const { form, t, language, errorAt } = useWizardForm();
  const api = useApi();
  const purpose = purposes[name];
  const kept = form.watch(name);
  const [pending, setPending] = useState<Pending | null>(null);
  const [news, setNews] = useState('');
  const running = useRef<AbortController | null>(null);
  const words = name === 'image' ? 'imageUpload' : 'fileUpload';

  const upload = async (chosen: File): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setPending({ chosen, error: null, hopeless: false });
    const body = new FormData();
    body.set('purpose', purpose);
    body.set('file', chosen);
    try {
      const { signal } = controller;
      const { data } = await api.call(uploadFile, { body: { purpose } }, { form: body, signal });
      form.setValue(name, { id: data.id, name: data.name, size: data.size }, { shouldDirty: true });
      form.clearErrors(name);
      setPending(null);
      setNews(t('postings.wizard.content.uploaded', { name: data.name }));
    } catch (error) {
      if (controller.signal.aborted) return;
      const status = problemOf(error)?.status ?? 0;
      const hopeless = status >= 400 && status < 500 && status !== 429;
      setPending({ chosen, error: problemSentence(error, t), hopeless });
    }
  };

  const choose = ([chosen]: File[]): void => {
    if (!chosen) return;
    const refusal = fileProblem(purpose, chosen.name, chosen.size);
    const code = refusal?.split('.')[1] as 'empty' | 'too-large' | 'type-not-allowed' | undefined;
    if (code) setPending({ chosen, error: t(`files.problems.${code}`), hopeless: true });
    else void upload(chosen);
  };

  const callOff = (): void => {
    running.current?.abort();
    setPending(null);
  };

  const remove = (): void => {
    if (!kept) return;
    form.setValue(name, null, { shouldDirty: true });
    setNews(t('postings.wizard.content.removed', { name: kept.name }));
    // What cannot be deleted now is cleared away by the server within a day.
    void api.call(deleteFile, { params: { id: kept.id } }).catch(() => {});
  };

  const error = errorAt(name);
  const note = t(`postings.wizard.content.${words}.note`);
  return (
    <FieldGroup
      label={t(`postings.fields.${name}`)}
      optional={!required}
      error={error}
      hint={kept || pending ? note : undefined}
    >
      {kept ? (
        <FileRow name={kept.name} note={formatFileSize(kept.size, language)} onRemove={remove} />
      ) : null}
      {pending ? (
        <FileRow
          name={pending.chosen.name}
          note={pending.error === null ? t('postings.wizard.content.uploading') : undefined}
          error={
            pending.error === null ? null : (
              <span>
                {pending.error}{' '}
                {pending.hopeless ? null : (
                  <TextButton onClick={() => void upload(pending.chosen)}>
                    {t('postings.wizard.content.uploadAgain')}
                  </TextButton>
                )}
              </span>
            )
          }
          onRemove={callOff}
        />
      ) : null}
      {kept || (pending && pending.error === null) ? null : (
        <FileDrop
          compact
          name={name}
          action={t(`postings.wizard.content.${words}.choose`)}
          note={pending ? undefined : note}
          icon={name === 'image' ? <IconPhoto /> : undefined}
          accept={acceptOf(purpose)}
          onFiles={choose}
        />
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </FieldGroup>
  );
}
