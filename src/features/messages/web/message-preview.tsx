import { useEffect, useEffectEvent, useState } from 'react';
import type { ChosenApplications } from '#features/reviewing/received/web/selected-applications.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { Button } from '#ui/light/button.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconChevronLeft, IconChevronRight } from '#ui/light/icons.tsx';
import { Note } from '#ui/light/note.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { previewMessage } from '../contract.ts';
import type { MessagePreview as Preview } from '../fields.ts';
import { excludedWords } from './excluded-words.ts';
import type { MessageDraft } from './message-draft.ts';

interface MessagePreviewProps extends Omit<ChosenApplications, 'count'> {
  draft: MessageDraft;
  onBack: () => void;
}

/**
 * Shows exactly what each recipient will get, one after another; the server fills in the placeholders as for sending.
 */
export function MessagePreview({ postingId, selection, draft, onBack }: MessagePreviewProps) {
  const t = useTexts();
  const api = useApi();
  const [shown, setShown] = useState<Preview | null>(null);
  const { run, busy, problem } = useAct(async (place: number) => {
    const body = { ...selection, ...draft, place };
    setShown((await api.call(previewMessage, { params: { id: String(postingId) }, body })).data);
  });
  const begin = useEffectEvent(run);
  useEffect(() => void begin(1), []);
  const place = shown?.place ?? 1;
  return (
    <div className="stack g16">
      {problem ? (
        <Note
          tone="error"
          title={t('applications.messaging.preview.failed')}
          actions={
            <Button size="sm" onClick={() => void run(place)}>
              {t('applications.messaging.preview.again')}
            </Button>
          }
        >
          {problem}
        </Note>
      ) : null}
      {shown && shown.leftOut.length > 0 ? (
        <Note tone="warn" title={t('applications.messaging.composer.excludedTitle')}>
          {excludedWords(shown.leftOut, t)}.
        </Note>
      ) : null}
      {shown === null && !problem ? <Skeleton height={220} /> : null}
      {shown && shown.total === 0 ? <p>{t('applications.messaging.preview.nobody')}</p> : null}
      {shown && shown.total > 0 ? (
        <article className="message-paper" aria-live="polite" aria-busy={busy !== null}>
          <div className="row between g8">
            <p className="sm dim message-break">{t('applications.messaging.preview.to', { name: shown.name })}</p>
            {shown.total > 1 ? (
              <span className="row g8">
                <span className="sm dim no-wrap">
                  {t('applications.messaging.preview.placeOf', { place, total: shown.total })}
                </span>
                <IconButton
                  size="sm"
                  framed
                  label={t('applications.messaging.preview.previous')}
                  icon={<IconChevronLeft />}
                  onClick={() => void run(place > 1 ? place - 1 : shown.total)}
                />
                <IconButton
                  size="sm"
                  framed
                  label={t('applications.messaging.preview.next')}
                  icon={<IconChevronRight />}
                  onClick={() => void run((place % shown.total) + 1)}
                />
              </span>
            ) : null}
          </div>
          <p className="medium message-break">{shown.subject}</p>
          <p className="message-text">{shown.body}</p>
          <p className="sm dim message-break">
            {shown.replyTo
              ? t('applications.messaging.preview.replyTo', { email: shown.replyTo })
              : t('applications.messaging.preview.noReplyTo')}
          </p>
        </article>
      ) : null}
      <div>
        <Button onClick={onBack}>
          <IconChevronLeft />
          {t('applications.messaging.composer.back')}
        </Button>
      </div>
    </div>
  );
}
