import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { IconUpload } from '../icons/account-icons.tsx';
import { Button } from '../light/button.tsx';
import { IconAlertCircle } from '../light/icons.tsx';
import { TextButton } from '../light/text-button.tsx';
import { VisuallyHidden } from '../light/visually-hidden.tsx';
import { useTexts } from '../site/site-context.tsx';
import { type PictureOptions, usePicture } from './use-picture.ts';

interface PictureFieldProps extends PictureOptions {
  id: string;
  ref: Ref<HTMLButtonElement>;
  /** The picture, or its placeholder. */
  shown: ReactNode;
  /** Above the buttons, where the form has no other label for the picture. */
  label?: string | undefined;
  error: string | undefined;
  texts: Record<'choose' | 'change' | 'remove' | 'note' | 'uploaded' | 'removed', string>;
}

/** A picture field: choose, change, remove, cancel the upload, retry it. */
export function PictureField({ id, ref, shown, label, error, texts, ...options }: PictureFieldProps) {
  const t = useTexts();
  const { pending, uploading, news, choose, remove, cancel, retry } = usePicture(options);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);

  const problem = pending?.error ?? error;
  return (
    <div className="row g16 top picture-field" data-field={options.field}>
      {shown}
      <div className="stack g8 grow">
        {label ? (
          <span className="bold sm" aria-hidden="true">
            {label}
          </span>
        ) : null}
        <div className="row g8 flex-wrap">
          <Button
            id={id}
            ref={button}
            size="sm"
            aria-describedby={`${id}-note`}
            loading={uploading}
            loadingText={t('ui.picture.uploading')}
            onClick={() => input.current?.click()}
          >
            <IconUpload />
            {options.value ? texts.change : texts.choose}
          </Button>
          {uploading ? (
            <Button size="sm" variant="quiet" onClick={cancel}>
              {t('ui.picture.cancel')}
            </Button>
          ) : null}
          {options.value && !uploading ? (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                remove();
                button.current?.focus();
              }}
            >
              {texts.remove}
            </Button>
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-hidden="true"
          accept={options.accept}
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0]);
            // Allows choosing the same file again.
            event.currentTarget.value = '';
          }}
        />
        <span id={`${id}-note`} className="field">
          {problem ? (
            <span className="error" role="alert">
              <IconAlertCircle />
              <span>
                {problem} {retry ? <TextButton onClick={retry}>{t('ui.picture.again')}</TextButton> : null}
              </span>
            </span>
          ) : null}
          <span className="hint">{texts.note}</span>
        </span>
        <VisuallyHidden>
          <span role="status">{news ? texts[news] : ''}</span>
        </VisuallyHidden>
      </div>
    </div>
  );
}
