import { pageAddress } from '#kit/site-map.ts';
import { OpenedEntry } from '#ui/administration/opened-entry.tsx';
import { relativeTime } from '#ui/administration/relative-time.ts';
import type { Fact } from '#ui/facts.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Timeline, type TimelineItem } from '#ui/timeline.tsx';
import type { MailInstant, MailsMeta, MailView } from '../fields.ts';
import { MailContent } from './mail-content.tsx';
import { MailStateBadge, ResendButton, templateName } from './mail-log-parts.tsx';

function useTimeText(): (when: MailInstant) => string {
  const t = useTexts();
  const language = useLanguage();
  return ({ at, daysAgo }) => relativeTime(at, daysAgo, t, language);
}

function useFacts(mail: MailView): Fact[] {
  const t = useTexts();
  const when = useTimeText();
  const fact = (name: 'number' | 'subject' | 'from' | 'replyTo' | 'language' | 'opened', value: string) => ({
    label: t(`administration.mailLog.detail.${name}`),
    value,
  });
  return [
    fact('number', mail.messageId),
    ...(mail.subject === null ? [] : [fact('subject', mail.subject)]),
    fact('from', mail.from),
    ...(mail.replyTo === null ? [] : [fact('replyTo', mail.replyTo)]),
    fact('language', t(`administration.mailLog.detail.languages.${mail.language}`)),
    ...(mail.accountId === null
      ? []
      : [
          {
            label: t('administration.mailLog.detail.account'),
            value: (
              <TextLink href={pageAddress('admin-user', mail.accountId)}>
                {t('administration.mailLog.detail.openAccount')}
              </TextLink>
            ),
          },
        ]),
    ...(mail.nextAttempt === null
      ? []
      : [{ label: t('administration.mailLog.detail.nextAttempt'), value: when(mail.nextAttempt) }]),
    fact('opened', mail.opened ? when(mail.opened) : t('administration.mailLog.detail.notOpened')),
  ];
}

function useCourse(mail: MailView): TimelineItem[] {
  const t = useTexts();
  const when = useTimeText();
  const outcomeOf = ({ outcome, responseCode }: MailView['tries'][number]): string => {
    const silent = outcome === 'temporary' && responseCode === null;
    const words = t(`administration.mailLog.detail.${silent ? 'silent' : outcome}`);
    return responseCode === null
      ? words
      : t('administration.mailLog.detail.code', { outcome: words, code: responseCode });
  };
  return [
    { key: 'queued', title: t('administration.mailLog.detail.queued'), note: when(mail.created) },
    ...mail.tries.map((attempt, index) => ({
      key: `try-${attempt.moment.at}-${index}`,
      title: t('administration.mailLog.detail.attempt', { count: index + 1 }),
      note: (
        <>
          {when(attempt.moment)}, {outcomeOf(attempt)}
          {attempt.error ? <span className="mail-said">{attempt.error}</span> : null}
        </>
      ),
    })),
    ...(mail.nextAttempt
      ? [
          {
            key: 'next',
            title: t('administration.mailLog.detail.attempt', { count: mail.tries.length + 1 }),
            note: t('administration.mailLog.detail.planned', { when: when(mail.nextAttempt) }),
            pending: true,
          },
        ]
      : []),
    ...(mail.state === 'kept' || mail.state === 'withheld' || mail.state === 'held'
      ? [{ key: 'end', title: t(`administration.mailLog.detail.${mail.state}Note`) }]
      : []),
  ];
}

function Content({ mail }: { mail: MailView }) {
  const t = useTexts();
  if (mail.content) return <MailContent {...mail.content} />;
  return mail.contentMissing ? (
    <Note tone="info">{t(`administration.mailLog.detail.missing.${mail.contentMissing}`)}</Note>
  ) : null;
}

/** One mail: its data, its delivery, and its content. */
export function MailDetail({
  one: mail,
  meta: { templates },
  closeHref,
}: {
  one: MailView;
  meta: Pick<MailsMeta, 'templates'>;
  closeHref: string;
}) {
  const t = useTexts();
  const facts = useFacts(mail);
  const course = useCourse(mail);
  const kind = templateName(templates, mail.template);
  return (
    <OpenedEntry
      id="mejl"
      title={mail.recipient ? t('administration.mailLog.detail.title', { kind, recipient: mail.recipient }) : kind}
      badge={<MailStateBadge state={mail.state} />}
      facts={facts}
      closeLabel={t('administration.mailLog.detail.close')}
      closeHref={closeHref}
      aside={
        <>
          <h3 className="visually-hidden">{t('administration.mailLog.detail.course')}</h3>
          <Timeline items={course} />
          <div>
            <ResendButton mail={mail} />
          </div>
        </>
      }
    >
      <Content mail={mail} />
    </OpenedEntry>
  );
}
