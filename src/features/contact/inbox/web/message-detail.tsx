import { useState } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { OpenedEntry } from '#ui/administration/opened-entry.tsx';
import { relativeTime } from '#ui/administration/relative-time.ts';
import type { Fact } from '#ui/facts.tsx';
import { IconMail } from '#ui/icons/mail-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { type RowAct, RowActWindow } from '#ui/lists/row-acts.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { MessageRow, MessageView } from '../fields.ts';
import { inboxAddress } from '../inbox-address.ts';
import { MessageStateBadge, messageTopic } from './inbox-parts.tsx';
import { messageActs } from './message-act.tsx';

function useFacts(message: MessageView): Fact[] {
  const t = useTexts();
  const language = useLanguage();
  const { posting, reason, account, created, sender, name, email } = message;
  const fact = (
    label: 'arrived' | 'sender' | 'name' | 'email' | 'account' | 'language' | 'posting' | 'reason',
    value: Fact['value'],
  ): Fact[] => (value ? [{ label: t(`administration.inbox.detail.${label}`), value }] : []);
  return [
    ...fact('arrived', relativeTime(created.at, created.daysAgo, t, language)),
    ...fact('reason', reason && t(`contact.report.reasons.${reason}`)),
    ...fact(
      'posting',
      posting && (
        <>
          <TextLink href={pageAddress('posting', posting.id)}>
            <TitleText text={messageTopic(message, t)} />
          </TextLink>
          {message.reportsOfPosting > 1 ? (
            <>
              <br />
              <TextLink href={inboxAddress({ kind: 'report', q: String(posting.id) })}>
                {t('administration.inbox.detail.sameReports', { count: message.reportsOfPosting })}
              </TextLink>
            </>
          ) : null}
        </>
      ),
    ),
    ...fact('name', name),
    ...fact('sender', sender && t(`contact.senders.${sender}`)),
    ...fact('email', email ?? t('administration.inbox.detail.noEmail')),
    ...fact(
      'account',
      account &&
        (account.name === null ? (
          t('administration.inbox.detail.deletedAccount')
        ) : (
          <TextLink href={pageAddress('admin-user', account.id)}>{account.name}</TextLink>
        )),
    ),
    ...fact('language', t(`administration.inbox.detail.languages.${message.language}`)),
  ];
}

/** When and by whom it was handled, with the note. */
function Handling({ handling }: { handling: NonNullable<MessageView['handling']> }) {
  const t = useTexts();
  const language = useLanguage();
  const when = relativeTime(handling.moment.at, handling.moment.daysAgo, t, language);
  const name = handling.by?.name;
  return (
    <Note
      tone="ok"
      title={
        name
          ? t('administration.inbox.detail.handledBy', { when, name })
          : t('administration.inbox.detail.handledWhen', { when })
      }
    >
      {handling.note}
    </Note>
  );
}

/** One message or report in full: sender, topic, text and available actions. */
export function MessageDetail({ one: message, closeHref }: { one: MessageView; closeHref: string }) {
  const t = useTexts();
  const facts = useFacts(message);
  const [asked, ask] = useState<RowAct<MessageRow> | null>(null);
  const about = messageTopic(message, t);
  const subject = encodeURIComponent(t('administration.inbox.detail.answerSubject', { about }));
  return (
    <OpenedEntry
      id="poruka"
      title={`${t(`administration.inbox.kinds.${message.kind}`)}: ${about}`}
      badge={<MessageStateBadge handled={message.handled} />}
      facts={facts}
      closeLabel={t('administration.inbox.detail.close')}
      closeHref={closeHref}
      aside={
        <>
          <h3 className="visually-hidden">{t('administration.inbox.detail.text')}</h3>
          {message.text ? (
            <p className="inbox-text">{message.text}</p>
          ) : (
            <p className="dim">{t('administration.inbox.detail.noText')}</p>
          )}
          {message.handling ? <Handling handling={message.handling} /> : null}
        </>
      }
    >
      <div className="row flex-wrap g8">
        {messageActs
          .filter(({ can }) => can(message))
          .map((act) => (
            <Button
              key={act.name}
              variant={act.name === 'handle' || act.name === 'uphold' ? 'primary' : 'default'}
              onClick={() => ask(act)}
            >
              {act.name === 'reopen' ? null : act.icon}
              {act.words(t, { count: 1, names: '' }).action}
            </Button>
          ))}
        {message.email ? (
          <a className="button button-default" href={`mailto:${message.email}?subject=${subject}`}>
            <IconMail />
            {t('administration.inbox.detail.answer')}
          </a>
        ) : null}
      </div>
      {asked ? <RowActWindow act={asked} rows={[message]} nameOf={messageTopic} onClose={() => ask(null)} /> : null}
    </OpenedEntry>
  );
}
