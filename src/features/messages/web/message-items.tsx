import { longTime } from '#features/applying/web/event-time.ts';
import { formatDateTime } from '#kit/dates.ts';
import { Badge } from '#ui/light/badge.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { ThreadMessage } from '../fields.ts';
import type { MessageSide } from '../message-state.ts';

/** Delivery state of a message's mail, as text. */
function DeliveryLine({ delivery }: { delivery: NonNullable<ThreadMessage['delivery']> }) {
  const t = useTexts();
  const language = useLanguage();
  const { state, why, at } = delivery;
  const when = at ? formatDateTime(new Date(at), language) : '';
  const words =
    state === 'sent' && !at
      ? t('applications.messaging.thread.delivery.sentPlain')
      : t(`applications.messaging.thread.delivery.${state}`, { when });
  const wrong = state === 'failed' || state === 'left-out';
  return (
    <p className={wrong ? 'sm message-wrong' : 'sm dim'}>
      {words}
      {why ? `: ${t(`applications.messaging.thread.why.${why}`)}` : null}
    </p>
  );
}

interface MessageItemsProps {
  messages: readonly ThreadMessage[];
  reader: MessageSide;
  /** The name of the other side. */
  other: string;
}

/** The messages of an application, oldest first. */
export function MessageItems({ messages, reader, other }: MessageItemsProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <ol className="message-items">
      {messages.map((message) => {
        const own = message.side === reader;
        const who = own ? (message.author ?? t('applications.messaging.thread.you')) : other;
        return (
          <li key={message.id} className={own ? 'message-item message-item-own' : 'message-item'}>
            <div className="row between g8 flex-wrap">
              <p className="sm">
                <b className="medium message-break">{who}</b>{' '}
                <span className="dim">{longTime(message.at, message.daysAgo, t, language)}</span>
              </p>
              {message.unread ? <Badge tone="new">{t('applications.messaging.thread.unread')}</Badge> : null}
            </div>
            {message.subject ? <p className="medium message-break">{message.subject}</p> : null}
            <p className="message-text">{message.body}</p>
            {message.delivery ? <DeliveryLine delivery={message.delivery} /> : null}
          </li>
        );
      })}
    </ol>
  );
}
