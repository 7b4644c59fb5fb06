import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatSalaryLine } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { ActModal, type AskedAct } from '#ui/forms/act-modal.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconCalendar } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { longTime } from '../../web/event-time.ts';
import { useContentSections } from '../../web/sent-content.tsx';
import { getSentArchive, withdrawApplication } from '../contract.ts';
import type { SentApplication as Sent, SentAnswer } from '../fields.ts';
import { isReplaced } from '../policy.ts';
import { companyLine, deadlineText, promiseWords, SentBadge } from './sent-words.tsx';
import './sent.css';

/** Timeline of past events, and what is still pending. */
function Course({ application }: { application: Sent }) {
  const t = useTexts();
  const language = useLanguage();
  const { promisedBy, result } = application;
  const happened = application.events.map(({ kind, at, daysAgo }) => {
    const when = longTime(at, daysAgo, t, language);
    if (kind !== 'result') return { key: kind, title: t(`applications.own.events.${kind}`), note: when };
    const title = result && t(`applications.results.notified.${result.result}`);
    const reason = result?.reason && t(`applications.results.reasons.${result.reason}`);
    const note = reason ? `${when}. ${t('applications.results.reason', { reason })}` : when;
    return { key: kind, title, note };
  });
  const answered = application.events.some(({ kind }) =>
    ['message', 'result', 'no-result', 'withdrawn'].includes(kind),
  );
  const answer = {
    key: 'answer',
    title: t('applications.own.events.answer'),
    note: promisedBy ? promiseWords(promisedBy, t, language) : t('applications.own.events.byMail'),
    pending: true,
  };
  return (
    <Card as="section" className="stack g16">
      <h2 className="h4">{t('applications.own.course')}</h2>
      <Timeline items={answered ? happened : [...happened, answer]} />
    </Card>
  );
}

/** Download of everything that was sent, as one archive (rules.md#application-archive). */
function Everything({ id }: { id: string }) {
  const t = useTexts();
  const api = useApi();
  const { run, busy } = useAct(
    async () => {
      const { data } = await api.call(getSentArchive, { params: { id } });
      // The server provides the file name.
      saveFile(data.url, '');
    },
    { toast: t('applications.own.everything.failed') },
  );
  return (
    <Card as="section" className="stack g12">
      <p className="sm dim">{t('applications.own.everything.hint')}</p>
      <Button
        block
        loading={busy !== null}
        loadingText={t('applications.own.everything.busy')}
        onClick={() => void run()}
      >
        <IconDownload />
        {t('applications.own.everything.act')}
      </Button>
    </Card>
  );
}

/** Withdrawing the application, after a confirmation dialog that explains the consequences (rules.md#withdrawing). */
function Withdrawal({ application }: { application: Sent }) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(false);
  const { id, guest, state } = application;
  if (state === 'withdrawn') {
    return (
      <Card as="section">
        <p className="sm dim">{t('applications.own.withdrawn')}</p>
      </Card>
    );
  }
  const act: AskedAct = {
    title: t('applications.own.withdraw.title'),
    text: (
      <div className="stack g12">
        <p>{t('applications.own.withdraw.text')}</p>
        {guest ? null : <p>{t('applications.own.withdraw.once')}</p>}
      </div>
    ),
    field: null,
    submit: t('applications.own.withdraw.submit'),
    sending: t('applications.own.withdraw.sending'),
    dangerous: true,
    done: t('applications.own.withdraw.done'),
    perform: () => api.call(withdrawApplication, { params: { id } }),
  };
  return (
    <Card as="section" className="stack g12">
      <p className="sm dim">{t('applications.own.withdraw.hint')}</p>
      <Button variant="danger-outline" block onClick={() => setAsked(true)}>
        {t('applications.own.withdraw.submit')}
      </Button>
      <ActModal act={asked ? act : null} onClose={() => setAsked(false)} refresh={revalidate} />
    </Card>
  );
}

/** Anyone could have entered the address: applying with the account replaces this application. */
function NotYours({ postingId }: { postingId: number }) {
  const t = useTexts();
  return (
    <Card as="section" className="stack g12">
      <p className="sm dim">{t('applications.own.notYours')}</p>
      <LinkButton block href={pageAddress('apply', postingId)}>
        {t('applications.own.applyInstead')}
      </LinkButton>
    </Card>
  );
}

/** The posting that was applied to, as far as it is still visible. */
function PostingCard({ posting, application }: SentAnswer) {
  const t = useTexts();
  const language = useLanguage();
  const deadline = deadlineText(posting, t, language, 'whole');
  const salary = formatSalaryLine(posting.salary, language);
  return (
    <Card as="section">
      <div className="row g16 flex-wrap sent-top">
        <InitialsTile id={posting.employerId} name={posting.company} src={posting.logo} />
        <div className="grow sent-posting sent-head">
          <div className="row g8 flex-wrap">
            <h1 className="h2">
              <TitleText text={posting.positionTitle} />
            </h1>
            <SentBadge {...application} />
          </div>
          <p className="dim">{companyLine(posting)}</p>
          {deadline || salary ? (
            <p className="row flex-wrap sm dim mt8 sent-facts">
              {deadline ? (
                <span className="row g8">
                  <IconCalendar />
                  {deadline}
                </span>
              ) : null}
              {salary ? <span>{salary}</span> : null}
            </p>
          ) : null}
        </div>
        {posting.visible ? (
          <LinkButton href={pageAddress('posting', posting.id)}>{t('applications.own.openPosting')}</LinkButton>
        ) : null}
      </div>
    </Card>
  );
}

export interface SentApplicationProps extends SentAnswer {
  /** Interviews and messages, above the application's contents. */
  news: ReactNode;
}

/** The page of one own application: its contents and events. */
export function SentApplication({ application, posting, news }: SentApplicationProps) {
  const t = useTexts();
  const sections = useContentSections(application, {
    documents: t('applications.own.documents'),
    noDocuments: t('applications.own.noDocuments'),
  });
  // For candidates the documents come first; employers see the answers before them.
  const files = sections.filter(({ key }) => key === 'documents');
  const ordered = [...files, ...sections.filter((section) => !files.includes(section))];
  return (
    <>
      <PostingCard posting={posting} application={application} />
      <div className="sent-grid">
        <div className="stack">
          {news}
          {ordered.map(({ key, title, content }) => (
            <Card as="section" key={key} className="stack g12">
              <h2 className="h3">{title}</h2>
              {content}
            </Card>
          ))}
        </div>
        <aside className="stack">
          <Course application={application} />
          <Everything id={application.id} />
          {isReplaced(application) && posting.visible ? <NotYours postingId={posting.id} /> : null}
          <Withdrawal application={application} />
        </aside>
      </div>
    </>
  );
}
