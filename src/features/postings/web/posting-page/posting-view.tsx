import { type ReactNode, Suspense, useEffect } from 'react';
import { formatDate } from '#kit/dates.ts';
import { Facts } from '#ui/facts.tsx';
import { AdList } from '#ui/light/ad-row.tsx';
import { Breadcrumbs, type Crumb } from '#ui/light/breadcrumbs.tsx';
import { IconArrowRight, IconBellPlus, IconChevronDown } from '#ui/light/icons.tsx';
import { LateDoor } from '#ui/light/late-door.tsx';
import { lazyPart } from '#ui/light/lazy-part.ts';
import { Link } from '#ui/light/link.tsx';
import { Main } from '#ui/light/main.tsx';
import { Note } from '#ui/light/note.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import '#ui/styles/posting.css';
import '#ui/step-list.css';
import type { PostingCard, PostingPage } from '#features/postings/fields.ts';
import { hasEnded } from '#features/postings/has-ended.ts';
import type { PlaceMap } from '#features/postings/place-map.ts';
import type { PostingFact } from '#features/postings/posting-facts.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import { PostingRows } from '../posting-row.tsx';
import type { PlatformApply } from './apply-action.tsx';
import { ApplyPanel } from './apply-panel.tsx';
import { EmployerPanel } from './employer-panel.tsx';
import { EndedPanel } from './ended-panel.tsx';
import { useExternalApply } from './external-apply.ts';
import { MobileApplyBar } from './mobile-apply-bar.tsx';
import { PostingContent } from './posting-content.tsx';
import { PostingHeading } from './posting-heading.tsx';
import './posting-view.css';
import { TextLink } from '#ui/light/text-button.tsx';
import { pageBefore } from '#ui/site/page-before.ts';
import { usePostingMarks } from '../../marks/web/posting-marks.tsx';
import { similarByMailAddress } from '../../search-address.ts';

/** For the owner and administrators alone. */
const PreviewNote = lazyPart(() => import('./preview-note.tsx'));

/** At the end of the text: their scripts can wait. */
const WorkPlace = lazyPart(() => import('./work-place.tsx'));
const SelectionSteps = lazyPart(() => import('./selection-steps.tsx'));

/** Links to a new digital agent that finds similar postings, for guests to an alert. */
function SimilarByMail({ id }: { id: number }) {
  const t = useTexts();
  const { accountType } = usePostingMarks();
  if (accountType !== null && accountType !== 'jobseeker') return null;
  return (
    <TextLink href={similarByMailAddress(id, accountType === null ? 'alert' : 'agent-create')} rel="nofollow">
      <IconBellPlus />
      {t('postings.page.similarByMail')}
    </TextLink>
  );
}

/** Reports a view of the page to the server, which decides whether it counts. A lost report does no harm. */
function useCountedView(id: number, live: boolean): void {
  const api = useApi();
  useEffect(() => {
    if (!live) return;
    // Read before the mail's token is removed from the address.
    const { pathname, search } = location;
    const before = pageBefore(pathname);
    import('./report-view.ts').then(({ reportView }) => reportView(api, id, before, search)).catch(() => undefined);
  }, [api, id, live]);
}

export interface PostingViewProps {
  posting: PostingPage;
  /** The main facts as text. */
  facts: readonly PostingFact[];
  /** Why one may want to apply, as text. */
  reasons: readonly string[];
  /** Its places on the drawing of the rivers. */
  map: PlaceMap | null;
  /** The requirements, one sentence each; created by the page's loader, so that no script contains the rule. */
  requirements: readonly string[];
  similar: readonly PostingCard[];
  crumbs: readonly Crumb[];
  /** The local day at rendering. */
  today: string;
  platformApply: PlatformApply;
  /** The link to report the posting; passed by the page, as it belongs to another feature. */
  report: ReactNode;
  /** What plugins show with the pay: in the panel, on phones below the facts. */
  panels: ReactNode;
  /** Shown beside its list: without breadcrumbs and similar ones, and with the bar that phones have. */
  beside?: true | undefined;
}

/** Shows at the top that the posting has ended, or that only its owner and administrators see it. */
function StateNote({ posting, similar }: Pick<PostingViewProps, 'posting' | 'similar'>) {
  const t = useTexts();
  const language = useLanguage();
  if (posting.live) return null;
  if (!hasEnded(posting)) {
    return (
      <Suspense>
        <PreviewNote state={posting.state} />
      </Suspense>
    );
  }
  const title =
    posting.state === 'closed'
      ? t('postings.page.closedOn')
      : t('postings.page.expiredOn', { date: formatDate(posting.closesOn, language) });
  return (
    <Note
      tone="warn"
      className="mb24"
      icon={<LateDoor state="closed" width={28} />}
      title={/[.]$/.test(title) ? title : `${title}.`}
    >
      {similar.length > 0 ? t('postings.page.expiredText') : t('postings.page.expiredTextAlone')}
    </Note>
  );
}

/** Number and date at the end of the text, and the link to report the posting. */
function PublishedLine({ posting, report }: Pick<PostingViewProps, 'posting' | 'report'>) {
  const t = useTexts();
  const language = useLanguage();
  const { id, published, publishedAt, lastRenewedAt } = posting;
  const date = formatDate(new Date(publishedAt), language);
  const renewed = lastRenewedAt ? formatDate(new Date(lastRenewedAt), language) : null;
  return (
    <div className="row flex-wrap between g8 sm dim posting-end">
      <span>
        {published
          ? renewed
            ? t('postings.page.metaRenewed', { date, renewed, id })
            : t('postings.page.meta', { date, id })
          : t('postings.page.metaUnpublished', { id })}
      </span>
      {report}
    </div>
  );
}

/** For ended postings: similar ones first, the old text below. */
function EndedContent({
  posting,
  facts,
  similar,
  report,
}: Pick<PostingViewProps, 'posting' | 'facts' | 'similar' | 'report'>) {
  const t = useTexts();
  const categories = posting.categories.slice(0, 1).map(({ code }) => code);
  return (
    <>
      {similar.length > 0 ? (
        <section>
          <div className="head keep">
            <h2 className="h3">{t('postings.page.similarActive')}</h2>
            <Link className="more" href={postingsAddress({ categories })}>
              {t('postings.page.all')}
              <IconArrowRight />
            </Link>
          </div>
          <AdList label={t('postings.page.similarActive')}>
            <PostingRows postings={similar} compact below />
          </AdList>
          <p className="mt16">
            <SimilarByMail id={posting.id} />
          </p>
        </section>
      ) : null}
      <details className="card pad" open>
        <summary className="row between bold">
          {t('postings.page.expiredContent')}
          <IconChevronDown className="fold-mark" />
        </summary>
        <div className="stack g24 mt16">
          <Facts items={facts} />
          <PostingContent posting={posting} />
          <PublishedLine posting={posting} report={report} />
        </div>
      </details>
    </>
  );
}

function SimilarPostings({ posting, similar }: Pick<PostingViewProps, 'posting' | 'similar'>) {
  const t = useTexts();
  if (similar.length === 0) return null;
  return (
    <section className="section">
      <div className="head">
        <h2>{t('postings.page.similar')}</h2>
        <SimilarByMail id={posting.id} />
      </div>
      <AdList label={t('postings.page.similar')}>
        <PostingRows postings={similar} below />
      </AdList>
    </section>
  );
}

/** The whole page of a posting, live, ended or as its owner's preview. */
export function PostingView(props: PostingViewProps) {
  const { posting, facts, reasons, map, requirements, similar, crumbs, today, platformApply, report, panels, beside } =
    props;
  const external = useExternalApply(posting.id);
  useCountedView(posting.id, posting.live);
  const { employer } = posting;
  const ended = hasEnded(posting);
  const apply = { posting, external, platformApply };
  const content = (
    <>
      <StateNote posting={posting} similar={similar} />
      <div className="posting-grid">
        <div className="stack g24">
          <PostingHeading posting={posting} today={today} reasons={reasons} beside={beside} />
          {ended ? (
            <EndedContent posting={posting} facts={facts} similar={similar} report={report} />
          ) : (
            <>
              <Facts items={facts} />
              {panels && posting.live ? <div className="only-mobile card pad-sm">{panels}</div> : null}
              <PostingContent posting={posting} />
              <Suspense>{map ? <WorkPlace map={map} /> : null}</Suspense>
              <Suspense>
                {employer.selectionSteps.length > 0 ? <SelectionSteps steps={employer.selectionSteps} /> : null}
              </Suspense>
              <PublishedLine posting={posting} report={report} />
            </>
          )}
        </div>
        <aside className="sticky stack">
          {posting.live ? <ApplyPanel {...apply} requirements={requirements} panels={panels} /> : null}
          {ended ? <EndedPanel posting={posting} /> : null}
          <EmployerPanel employer={employer} brief={ended} />
        </aside>
      </div>
    </>
  );
  return (
    <>
      {beside ? (
        <div className="posting-page posting-beside">{content}</div>
      ) : (
        <Main className="wrap page posting-page">
          <Breadcrumbs items={crumbs} />
          {content}
          {ended ? null : <SimilarPostings posting={posting} similar={similar} />}
        </Main>
      )}
      {posting.live ? <MobileApplyBar {...apply} /> : null}
    </>
  );
}
