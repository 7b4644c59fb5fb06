import { Form, useNavigate } from 'react-router';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatNumber } from '#shared/money.ts';
import { pageCount } from '#shared/paging.ts';
import { LinkButton } from '#ui/button.tsx';
import { Stat } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { Note } from '#ui/note.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import type { MailRowView, MailsMeta, MailView } from '../mail-log-fields.ts';
import { mailTemplateNames } from '../mail-templates.ts';
import { LogSearch } from './log-search.tsx';
import { MailDetail } from './mail-detail.tsx';
import { type MailLogAddress, mailFilters, mailLogAddress, mailLogPath } from './mail-log-address.ts';
import { MailStateBadge, ResendButton, useTemplateName } from './mail-log-parts.tsx';
import { moment } from './moment.ts';
import './administration.css';
import './mail-log.css';

export interface MailLogProps {
  mails: readonly MailRowView[];
  meta: MailsMeta;
  address: MailLogAddress;
  /** The opened one. */
  mail: MailView | null;
}

const countKinds = ['sentToday', 'waiting', 'retrying', 'failedToday'] as const;
const filterTexts = { queued: 'waiting', retrying: 'retrying', failed: 'failed' } as const;

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

function Filters({ address }: { address: MailLogAddress }) {
  const t = useTexts();
  const navigate = useNavigate();
  const templateName = useTemplateName();
  const { page: _, mail: __, ...kept } = address;
  return (
    <div className="row wrapx g8 mb16">
      <Form autoComplete="off" className="adm-q" role="search" action={mailLogPath} key={address.q}>
        {address.state ? <input type="hidden" name="state" value={address.state} /> : null}
        {address.template ? <input type="hidden" name="template" value={address.template} /> : null}
        <LogSearch
          q={address.q}
          label={t('administration.mailLog.searchLabel')}
          placeholder={t('administration.mailLog.search')}
        />
      </Form>
      <SegmentedLinks
        label={t('administration.mailLog.filter')}
        items={[
          {
            label: t('administration.mailLog.all'),
            href: mailLogAddress({ ...kept, state: null }),
            current: address.state === null,
          },
          ...mailFilters.map((state) => ({
            label: t(`administration.mailLog.${filterTexts[state]}`),
            href: mailLogAddress({ ...kept, state }),
            current: address.state === state,
          })),
        ]}
      />
      <NativeSelect
        size="sm"
        className="adm-sel"
        aria-label={t('administration.mailLog.template')}
        value={address.template ?? ''}
        onChange={(event) => {
          const template = event.currentTarget.value || null;
          void navigate(mailLogAddress({ ...kept, template }), { preventScrollReset: true });
        }}
        options={[
          { value: '', label: t('administration.mailLog.anyTemplate') },
          ...mailTemplateNames.map((name) => ({ value: name as string, label: templateName(name) })),
        ]}
      />
    </div>
  );
}

function Row({ mail, meta, address }: { mail: MailRowView } & Pick<MailLogProps, 'meta' | 'address'>) {
  const t = useTexts();
  const language = useLanguage();
  const templateName = useTemplateName();
  const opened = address.mail === mail.id;
  const tries = mail.state === 'retrying' || mail.state === 'failed';
  return (
    <tr className={opened ? 'mail-on' : undefined}>
      <td className="nw dim">{moment(mail.created.at, mail.created.daysAgo, t, language)}</td>
      <td data-l={t('administration.mailLog.kind')}>
        <Link
          className="m mail-open"
          href={`${mailLogAddress({ ...address, mail: mail.id })}#mejl-detalji`}
          aria-label={`${templateName(mail.template)}, ${t('administration.mailLog.open', { recipient: mail.recipient })}`}
          aria-current={opened ? 'true' : undefined}
        >
          {templateName(mail.template)}
        </Link>
      </td>
      <td className="adm-who" data-l={t('administration.mailLog.recipient')}>
        {mail.recipient || <span className="dim">{t('administration.mailLog.forgottenRecipient')}</span>}
      </td>
      <td data-l={t('administration.mailLog.state')}>
        <MailStateBadge state={mail.state} />
      </td>
      <td className="nw" data-l={t('administration.mailLog.attempts')}>
        {tries && mail.attempts <= meta.maxAttempts
          ? t('administration.mailLog.attemptsOf', { count: mail.attempts, max: meta.maxAttempts })
          : mail.attempts}
      </td>
      <td className="right nw mail-act">{mail.state === 'queued' ? null : <ResendButton mail={mail} />}</td>
    </tr>
  );
}

/** The mail log: whether mail leaves, counts, filters, the mails, and below them the opened one. */
export function MailLog({ mails, meta, address, mail }: MailLogProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <div className="row between wrapx g12 mb24">
        <h1>{t('administration.mailLog.title')}</h1>
        <Health meta={meta} />
      </div>
      {meta.sends ? null : (
        <div className="mb24">
          <Note tone="info">{t('administration.mailLog.offText')}</Note>
        </div>
      )}
      <div className="grid c4 k2 g16 mb24">
        {countKinds.map((kind) => (
          <Stat
            key={kind}
            value={formatNumber(meta.counts[kind], language)}
            label={t(`administration.mailLog.counts.${kind}`, { count: meta.counts[kind] })}
          />
        ))}
      </div>
      <Filters address={address} />
      <p className="sr" role="status">
        {t('administration.mailLog.found', { count: meta.total })}
      </p>
      {mails.length === 0 ? (
        <EmptyState
          sign="mail"
          title={t('administration.mailLog.emptyTitle')}
          actions={<LinkButton href={mailLogPath}>{t('administration.mailLog.showAll')}</LinkButton>}
        >
          {t('administration.mailLog.emptyText')}
        </EmptyState>
      ) : (
        <Table label={t('administration.mailLog.table')} responsive>
          <thead>
            <tr>
              <th>{t('administration.mailLog.time')}</th>
              <th>{t('administration.mailLog.kind')}</th>
              <th>{t('administration.mailLog.recipient')}</th>
              <th>{t('administration.mailLog.state')}</th>
              <th>{t('administration.mailLog.attempts')}</th>
              <th>
                <span className="sr">{t('administration.mailLog.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {mails.map((row) => (
              <Row key={row.id} mail={row} meta={meta} address={address} />
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        page={meta.page}
        pageCount={pageCount(meta)}
        href={(page) => mailLogAddress({ ...address, mail: null, page })}
      />
      {mail ? <MailDetail mail={mail} closeHref={mailLogAddress({ ...address, mail: null })} /> : null}
    </>
  );
}
