import type { ReactNode } from 'react';
import { inboxAddress } from '#features/contact/inbox/inbox-address.ts';
import { reasonWords } from '#features/decisions/decision-words.ts';
import { moveCauses } from '#features/postings/posting-move.ts';
import { PostingStatus } from '#features/postings/web/status/posting-status.tsx';
import { markFound } from '#features/publishing/wording/found-words.ts';
import { formatDateTime } from '#kit/dates.ts';
import { formatFileSize } from '#kit/file-size.ts';
import { formatSalaryLine } from '#kit/money.ts';
import { fold } from '#kit/serbian-text.ts';
import { pageAddress } from '#kit/site-map.ts';
import { FileRow } from '#ui/file-row.tsx';
import { IconExternalLink } from '#ui/icons/posting-icons.tsx';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { ModeratedPage } from '../fields.ts';
import { ChangedFields } from './changed-fields.tsx';
import { DecisionForm } from './decision-form.tsx';

type Tone = 'stop' | 'warn' | 'ok';
const signs: Record<Tone, ReactNode> = {
  stop: <IconAlertCircle />,
  warn: <IconAlertTriangle />,
  ok: <IconCircleCheck />,
};

function Check({ tone, title, children }: { tone: Tone; title: string; children: ReactNode }) {
  return (
    <li className="row top g12">
      <span className={`check-sign check-${tone}`}>{signs[tone]}</span>
      <span>
        <b className="medium">{title}</b>
        <br />
        <span className="sm dim">{children}</span>
      </span>
    </li>
  );
}

/** A finding as it is written in the posting. */
const asWritten = ({ parts }: ModeratedPage, { part, found }: ModeratedPage['wording'][number]): string => {
  const text = parts.find((one) => one.part === part)?.text ?? '';
  return markFound(text, [found]).find((piece) => piece.found)?.text ?? found;
};

const redFirst = (wording: ModeratedPage['wording']) => wording.toSorted((a, b) => Number(b.stops) - Number(a.stops));

function Checks({ posting }: { posting: ModeratedPage }) {
  const t = useTexts();
  const language = useLanguage();
  const pay = formatSalaryLine(posting.salary, language);
  return (
    <ul className="stack g12">
      {redFirst(posting.wording).map((finding) => {
        const { rule, found, part, stops } = finding;
        return (
          <Check
            key={`${part} ${rule} ${found}`}
            tone={stops ? 'stop' : 'warn'}
            title={t(`postings.moderation.rules.${rule}`)}
          >
            {rule === 'title'
              ? t('postings.moderation.bothNames', { title: posting.positionTitle })
              : t('postings.moderation.finding', {
                  found: asWritten(posting, finding),
                  part: t(`postings.moderation.parts.${part}`),
                })}
          </Check>
        );
      })}
      {posting.wording.length === 0 ? (
        <Check tone="ok" title={t('postings.moderation.noFindings')}>
          {t('postings.moderation.noFindingsText')}
        </Check>
      ) : null}
      {posting.reports > 0 ? (
        <Check tone="stop" title={t('postings.moderation.reported')}>
          <TextLink href={inboxAddress({ kind: 'report', q: String(posting.id) })}>
            {t('postings.moderation.toReports')}
          </TextLink>
        </Check>
      ) : null}
      <Check
        tone={posting.newCompany ? 'warn' : 'ok'}
        title={t(`postings.moderation.${posting.newCompany ? 'notVerified' : 'verified'}`)}
      >
        {posting.newCompany
          ? t('postings.moderation.publishedBefore', { count: posting.publishedBefore })
          : t('postings.moderation.verifiedText')}
      </Check>
      <Check tone={pay ? 'ok' : 'warn'} title={t(`postings.moderation.${pay ? 'salary' : 'noSalary'}`)}>
        {pay || t('postings.moderation.noSalaryText')}
      </Check>
    </ul>
  );
}

/** The picture and the file, which have not been checked either. */
function Uploads({ posting: { image, file } }: { posting: ModeratedPage }) {
  const t = useTexts();
  const language = useLanguage();
  return (['image', 'file'] as const).map((name) => {
    const upload = { image, file }[name];
    if (!upload) return null;
    const { url, size, type, width, height } = upload;
    return (
      <div key={name}>
        <b className="medium">{t(`postings.fields.${name}`)}</b>
        {type.startsWith('image/') ? (
          <img
            className="moderation-picture"
            src={url}
            width={width ?? undefined}
            height={height ?? undefined}
            alt={t(`postings.fields.${name}`)}
          />
        ) : null}
        <FileRow name={upload.name} href={url} note={formatFileSize(size, language)} accent={false} />
      </div>
    );
  });
}

/** The content as people would read it, as text, with the findings highlighted. */
function Content({ posting }: { posting: ModeratedPage }) {
  const t = useTexts();
  return (
    <div className="stack g16">
      {posting.parts.map(({ part, text }) => {
        const findings = posting.wording.filter((finding) => finding.part === part && finding.rule !== 'title');
        const phrases = findings.map(({ found }) => found);
        const isAmber = (words: string) => findings.some(({ found, stops }) => !stops && found === fold(words));
        return (
          <div key={part}>
            <b className="medium">{t(`postings.moderation.parts.${part}`)}</b>
            <p className="moderation-text">
              {markFound(text, phrases).map((piece, index) => {
                if (!piece.found) return piece.text;
                const tone = isAmber(piece.text) ? 'mark-warn' : undefined;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
                  <mark key={index} className={tone}>
                    {piece.text}
                  </mark>
                );
              })}
            </p>
          </div>
        );
      })}
    </div>
  );
}

function History({ moves }: Pick<ModeratedPage, 'moves'>) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <ol className="stack g8 sm">
      {moves.map(({ at, to, by, reason, ground }) => {
        const facts = {
          state: t(`postings.mine.states.${to}`),
          when: formatDateTime(new Date(at), language),
        };
        const cause = moveCauses.find((code) => code === reason);
        return (
          <li key={`${at} ${to}`}>
            {by ? t('postings.moderation.movedBy', { ...facts, name: by }) : t('postings.moderation.moved', facts)}
            {reason ? (
              <>
                <br />
                <span className="dim">
                  {cause ? t(`postings.moderation.moveReasons.${cause}`) : reasonWords(reason, ground, t)}
                </span>
              </>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

/** One posting with everything needed to decide about it. */
export function ModerationDetail({ posting, afterwards }: { posting: ModeratedPage; afterwards: string }) {
  const t = useTexts();
  const language = useLanguage();
  const when = formatDateTime(new Date(posting.movedAt), language);
  const company = [posting.company, posting.location].filter(Boolean).join(', ');
  return (
    <>
      <div className="row top g16 flex-wrap">
        <InitialsTile id={posting.employerId} name={posting.company} src={posting.logo} />
        <div className="grow moderation-head">
          <h2 className="moderation-title">
            <TitleText text={posting.positionTitle} />
          </h2>
          <p className="sm dim">{t('postings.moderation.sentBy', { company, when })}</p>
          <PostingStatus posting={{ state: posting.state, daysLeft: null }} />
        </div>
        <TextLink href={pageAddress('posting', posting.id)}>
          <IconExternalLink />
          {t('postings.moderation.openPosting')}
        </TextLink>
      </div>
      <hr />
      {posting.changes ? <ChangedFields {...posting.changes} /> : null}
      <h3 className="mb16">{t('postings.moderation.checks')}</h3>
      <Checks posting={posting} />
      <hr />
      <h3 className="mb16">{t('postings.moderation.content')}</h3>
      <Content posting={posting} />
      <Uploads posting={posting} />
      <hr />
      <h3 className="mb16">{t('postings.moderation.history')}</h3>
      <History moves={posting.moves} />
      <DecisionForm
        key={`${posting.id} ${posting.state} ${posting.version}`}
        posting={posting}
        afterwards={afterwards}
      />
    </>
  );
}
