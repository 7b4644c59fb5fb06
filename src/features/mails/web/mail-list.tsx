import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { pageAddress } from '#kit/site-map.ts';
import { relativeTime } from '#ui/administration/relative-time.ts';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { getMail, listMails } from '../contract.ts';
import type { MailsMeta } from '../fields.ts';
import { mailFilters, mailLogAddress } from '../mail-log-address.ts';
import { AgentQueue } from './agent-queue.tsx';
import { MailDetail } from './mail-detail.tsx';
import { MailStateBadge, ResendButton, templateName } from './mail-log-parts.tsx';
import '#ui/administration/opened-entry.css';
import './mail-log.css';

/** `pre 12 sekundi`, `pre 3 minuta`, later the time itself. */
function agoText(iso: string, now: string, t: Translate, later: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(iso)) / 1000));
  if (seconds < 60) return t('administration.mailLog.ago.seconds', { count: seconds });
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? t('administration.mailLog.ago.minutes', { count: minutes }) : later;
}

/** Whether mail is being sent, as text. */
function healthText({ sends, disturbed, lastSent, now }: MailsMeta, t: Translate, language: Language): string {
  if (!sends) return t('administration.mailLog.off');
  if (disturbed) return t('administration.mailLog.disturbed');
  if (lastSent === null) return t('administration.mailLog.idle');
  const when = relativeTime(lastSent.at, lastSent.daysAgo, t, language);
  return t('administration.mailLog.working', { when: agoText(lastSent.at, now, t, when) });
}

function Above({ meta }: { meta: MailsMeta }) {
  const t = useTexts();
  return (
    <>
      {meta.sends ? null : (
        <div className="mb24">
          <Note tone="info">{t('administration.mailLog.offText')}</Note>
        </div>
      )}
      {meta.held > 0 ? (
        <div className="mb24">
          <Note tone="warn">
            {t('administration.mailLog.heldText', { count: meta.held })}{' '}
            <Link href={mailLogAddress({ state: 'held' })}>{t('administration.mailLog.showHeld')}</Link>
          </Note>
        </div>
      ) : null}
      <AgentQueue queue={meta.agents} />
    </>
  );
}

/** The mail log: whether mail is being sent, the mails, and below them the opened one. */
export const mailList = listPage({
  endpoint: listMails,
  page: 'admin-mails',
  texts: 'administration.mailLog',
  address: mailLogAddress,
  counts: { names: ['sentToday', 'waiting', 'retrying', 'failedToday'] },
  search: true,
  sign: 'mail',
  tabs: {
    name: 'state',
    values: ({ meta, filters }) =>
      mailFilters.filter((state) => state !== 'held' || meta.held > 0 || filters.state === 'held'),
  },
  choice: {
    name: 'template',
    values: ({ meta }) => meta.templates.map(({ code }) => code),
    label: (code, { meta }) => templateName(meta.templates, code),
  },
  columns: {
    time: {
      cell: ({ created }, { t, language }) => relativeTime(created.at, created.daysAgo, t, language),
      className: 'no-wrap dim',
    },
    kind: ({ id, template, recipient }, { t, meta, openLink }) => {
      const kind = templateName(meta.templates, template);
      return (
        <Link
          className="medium mail-open"
          aria-label={`${kind}, ${t('administration.mailLog.open', { recipient })}`}
          {...openLink(id)}
        >
          {kind}
        </Link>
      );
    },
    recipient: {
      cell: ({ recipient }, { t }) =>
        recipient || <span className="dim">{t('administration.mailLog.forgottenRecipient')}</span>,
      className: 'admin-person',
    },
    state: ({ state }) => <MailStateBadge state={state} />,
    attempts: {
      cell: ({ state, attempts }, { t, meta: { maxAttempts: max } }) =>
        (state === 'retrying' || state === 'failed') && attempts <= max
          ? t('administration.mailLog.attemptsOf', { count: attempts, max })
          : attempts,
      className: 'no-wrap',
    },
  },
  acts: {
    className: 'right no-wrap mail-actions',
    Acts: ({ row: mail }) => (mail.state === 'queued' ? null : <ResendButton mail={mail} />),
  },
  Aside: ({ t, language, meta }) => (
    <div className="row g16 flex-wrap">
      <span className="sm dim row g8">
        <span className={meta.sends && !meta.disturbed ? 'mail-dot' : 'mail-dot off'} aria-hidden="true" />
        {healthText(meta, t, language)}
      </span>
      <TextLink href={pageAddress('admin-mail-texts')}>{t('administration.mailTexts.open')}</TextLink>
    </div>
  ),
  Above,
  opened: { name: 'mail', section: 'mejl-detalji', endpoint: getMail, Detail: MailDetail },
});
