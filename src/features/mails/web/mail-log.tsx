import type { Translate } from '#shared/i18n/translator.ts';
import { AdminCounts } from '#ui/administration/admin-counts.tsx';
import { AdminList } from '#ui/administration/admin-list.tsx';
import { moment } from '#ui/administration/moment.ts';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { MailRowView, MailsMeta, MailView } from '../fields.ts';
import { type MailFilter, type MailLogAddress, mailFilters, mailLogAddress } from '../mail-log-address.ts';
import { AgentQueue } from './agent-queue.tsx';
import { MailDetail } from './mail-detail.tsx';
import { MailStateBadge, ResendButton, templateName } from './mail-log-parts.tsx';
import '#ui/administration/opened-entry.css';
import './mail-log.css';
import { pageAddress } from '#shared/site-map.ts';

export interface MailLogProps {
  mails: readonly MailRowView[];
  meta: MailsMeta;
  address: MailLogAddress;
  /** The opened one. */
  mail: MailView | null;
}

const countKinds = ['sentToday', 'waiting', 'retrying', 'failedToday'] as const;
const filterTexts = { queued: 'waiting', retrying: 'retrying', failed: 'failed', held: 'held' } as const;

/** `pre 12 sekundi`, `pre 3 minuta`, later the moment itself. */
function agoText(iso: string, now: string, t: Translate, later: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(iso)) / 1000));
  if (seconds < 60) return t('administration.mailLog.ago.seconds', { count: seconds });
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? t('administration.mailLog.ago.minutes', { count: minutes }) : later;
}

function Health({ meta }: { meta: MailsMeta }) {
  const t = useTexts();
  const language = useLanguage();
  const { sends, disturbed, lastSent, now } = meta;
  const trouble = !sends || disturbed;
  const sentence = (): string => {
    if (!sends) return t('administration.mailLog.off');
    if (disturbed) return t('administration.mailLog.disturbed');
    if (lastSent === null) return t('administration.mailLog.idle');
    const when = moment(lastSent.at, lastSent.daysAgo, t, language);
    return t('administration.mailLog.working', { when: agoText(lastSent.at, now, t, when) });
  };
  return (
    <span className="sm dim row g8">
      <span className={trouble ? 'mail-dot off' : 'mail-dot'} aria-hidden="true" />
      {sentence()}
    </span>
  );
}

function Row({ mail, meta, address }: { mail: MailRowView } & Pick<MailLogProps, 'meta' | 'address'>) {
  const t = useTexts();
  const language = useLanguage();
  const opened = address.mail === mail.id;
  const tries = mail.state === 'retrying' || mail.state === 'failed';
  return (
    <tr className={opened ? 'opened-row' : undefined}>
      <td className="no-wrap dim">{moment(mail.created.at, mail.created.daysAgo, t, language)}</td>
      <td data-label={t('administration.mailLog.kind')}>
        <Link
          className="medium mail-open"
          href={`${mailLogAddress({ ...address, mail: mail.id })}#mejl-detalji`}
          aria-label={`${templateName(meta.templates, mail.template)}, ${t('administration.mailLog.open', { recipient: mail.recipient })}`}
          aria-current={opened ? 'true' : undefined}
        >
          {templateName(meta.templates, mail.template)}
        </Link>
      </td>
      <td className="admin-person" data-label={t('administration.mailLog.recipient')}>
        {mail.recipient || <span className="dim">{t('administration.mailLog.forgottenRecipient')}</span>}
      </td>
      <td data-label={t('administration.mailLog.state')}>
        <MailStateBadge state={mail.state} />
      </td>
      <td className="no-wrap" data-label={t('administration.mailLog.attempts')}>
        {tries && mail.attempts <= meta.maxAttempts
          ? t('administration.mailLog.attemptsOf', { count: mail.attempts, max: meta.maxAttempts })
          : mail.attempts}
      </td>
      <td className="right no-wrap mail-actions">
        {mail.state === 'queued' ? null : <ResendButton mail={mail} />}
      </td>
    </tr>
  );
}

/** The mail log: whether mail leaves, counts, filters, the mails, and below them the opened one. */
export function MailLog({ mails, meta, address, mail }: MailLogProps) {
  const t = useTexts();
  const { page: _, mail: __, ...filters } = address;
  const isOffered = (state: MailFilter) => state !== 'held' || meta.held > 0 || address.state === 'held';
  return (
    <>
      <div className="row between flex-wrap g12 mb24">
        <h1>{t('administration.mailLog.title')}</h1>
        <div className="row g16 flex-wrap">
          <Health meta={meta} />
          <TextLink href={pageAddress('admin-mail-texts')}>{t('administration.mailTexts.open')}</TextLink>
        </div>
      </div>
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
      <AdminCounts
        counts={countKinds.map((kind) => ({
          kind,
          count: meta.counts[kind],
          label: t(`administration.mailLog.counts.${kind}`, { count: meta.counts[kind] }),
        }))}
      />
      <AgentQueue queue={meta.agents} />
      <AdminList
        path={pageAddress('admin-mails')}
        search={{
          q: address.q,
          filters: { state: address.state, template: address.template },
          label: t('administration.mailLog.searchLabel'),
          placeholder: t('administration.mailLog.search'),
        }}
        tabs={{
          label: t('administration.mailLog.filter'),
          all: t('administration.mailLog.all'),
          options: mailFilters.filter(isOffered).map((state) => ({
            value: state,
            label: t(`administration.mailLog.${filterTexts[state]}`),
          })),
          value: address.state,
          href: (state) => mailLogAddress({ ...filters, state }),
        }}
        choice={{
          label: t('administration.mailLog.template'),
          all: t('administration.mailLog.anyTemplate'),
          options: meta.templates.map(({ code, label }) => ({ value: code, label })),
          value: address.template ?? '',
          href: (template) => mailLogAddress({ ...filters, template: template || null }),
        }}
        total={t('administration.mailLog.found', { count: meta.total })}
        empty={{
          sign: 'mail',
          title: t('administration.mailLog.emptyTitle'),
          text: t('administration.mailLog.emptyText'),
          showAll: t('administration.mailLog.showAll'),
        }}
        label={t('administration.mailLog.table')}
        columns={[
          t('administration.mailLog.time'),
          t('administration.mailLog.kind'),
          t('administration.mailLog.recipient'),
          t('administration.mailLog.state'),
          t('administration.mailLog.attempts'),
        ]}
        actions={t('administration.mailLog.actions')}
        rows={mails.map((row) => <Row key={row.id} mail={row} meta={meta} address={address} />)}
        meta={meta}
        href={(page) => mailLogAddress({ ...filters, page })}
      />
      {mail ? (
        <MailDetail
          mail={mail}
          templates={meta.templates}
          closeHref={mailLogAddress({ ...address, mail: null })}
        />
      ) : null}
    </>
  );
}
