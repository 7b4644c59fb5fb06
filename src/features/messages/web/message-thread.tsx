import { useTexts } from '#ui/site/site-context.tsx';
import type { Thread } from '../fields.ts';
import { MessageItems } from './message-items.tsx';
import { WriteToApplicant } from './write-to-applicant.tsx';
import './messaging.css';

export interface MessageThreadProps {
  applicationId: string;
  postingId: number;
  /** The applicant's name. */
  name: string;
  thread: Thread;
}

/** The company's side of an application's messages, with the button to write a new one. */
export function MessageThread({ applicationId, postingId, name, thread }: MessageThreadProps) {
  const t = useTexts();
  const { messages, closed, guest, mayWrite } = thread;
  return (
    <div className="stack g16">
      {messages.length === 0 ? (
        <p className="dim">{t('applications.messaging.thread.empty')}</p>
      ) : (
        <MessageItems messages={messages} reader="employer" other={name} />
      )}
      {guest && !closed ? <p className="sm dim">{t('applications.messaging.thread.guest')}</p> : null}
      {closed ? <p className="sm dim">{t(`applications.messaging.thread.closed.${closed}`)}</p> : null}
      {!closed && !mayWrite ? <p className="sm dim">{t('applications.messaging.thread.reader')}</p> : null}
      {!closed && mayWrite ? (
        <div>
          <WriteToApplicant
            variant="primary"
            applicationId={applicationId}
            postingId={postingId}
            name={name}
            label={t('applications.messaging.composer.open')}
          />
        </div>
      ) : null}
    </div>
  );
}
