import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { keepFocus } from '#ui/focus-main.ts';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import type { MessageComposerProps } from '../../web/message-composer.tsx';

const loadComposer = async () => (await import('../../web/message-composer.tsx')).MessageComposer;

/**
 * For an ended posting: how many applicants still wait, and a button for one message to all of them
 * (rules.md#reply-promise).
 */
export function WaitingNotice({ postingId, waiting }: { postingId: number; waiting: number }) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const { Part: Composer, ask, loading } = useOnDemand<MessageComposerProps>(loadComposer);
  const [writing, setWriting] = useState(false);
  const [sent, setSent] = useState(false);
  // Jobs write the mails: until then the list still counts those who were just written to.
  if (sent) return null;
  return (
    <>
      <Note
        className="mb16"
        actions={
          <Button size="sm" loading={loading} onClick={() => void ask().then((loaded) => loaded && setWriting(true))}>
            {t('applications.reviewing.waiting.write')}
          </Button>
        }
      >
        <b>{t('applications.reviewing.waiting.ended', { count: waiting })}</b>{' '}
        {t('applications.reviewing.waiting.notice')}
      </Note>
      {writing && Composer ? (
        <Composer
          postingId={postingId}
          selection={{ status: 'all', answered: 'no' }}
          recipients={[]}
          count={waiting}
          start={{
            subject: t('applications.messaging.suggestions.rejection.subject'),
            body: t('applications.messaging.suggestions.rejection.body'),
          }}
          onSent={() => {
            setSent(true);
            void revalidate().then(() => keepFocus());
          }}
          onClose={() => setWriting(false)}
        />
      ) : null}
    </>
  );
}
