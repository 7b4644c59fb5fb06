import { useEffect } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { ApplyAsGuest } from '#features/applying/form/web/guest/apply-as-guest.tsx';
import { ReportPosting } from '#features/contact/reports/web/report-posting.tsx';
import { getSimilarPostings } from '#features/finding/search/contract.ts';
import { moderationAddress } from '#features/moderation/web/moderation-address.ts';
import { getPosting } from '#features/postings/contract.ts';
import type { PostingPage } from '#features/postings/fields.ts';
import { postingFacts } from '#features/postings/posting-facts.ts';
import { isRequirement, requirementSentence } from '#features/postings/requirement.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import { sharePicturePath } from '#features/postings/share-pictures/share-picture.ts';
import type { PlatformApply } from '#features/postings/web/posting-page/apply-action.tsx';
import { PostingView } from '#features/postings/web/posting-page/posting-view.tsx';
import { placeText } from '#features/postings/web/posting-parts.tsx';
import { breadcrumbData, jobPostingData } from '#features/postings/web/structured-data.ts';
import { formatShortDate, localDay } from '#kit/dates.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatSalaryLine } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type Loading, pageLoader } from '../page-loader.ts';
import type { loader as rootLoader } from '../root.tsx';
import { hasUnsavedInput } from '../unsaved-input.ts';
import type { Route } from './+types/posting';

/** The breadcrumbs of a posting: all postings, its category, its place. */
const crumbsOf = (posting: PostingPage, t: Translate) => {
  const [category] = posting.categories;
  const [place] = posting.locations;
  return [
    { label: t('shell.nav.postings'), href: pageAddress('postings') },
    ...(category ? [{ label: category.label, href: postingsAddress({ categories: [category.code] }) }] : []),
    ...(place ? [{ label: place.label, href: postingsAddress({ locations: [place.code] }) }] : []),
  ];
};

const descriptionOf = (posting: PostingPage, { language, t }: Loading): string =>
  t('postings.page.metaDescription', {
    company: posting.company,
    place: placeText(posting.locations, t),
    salary: formatSalaryLine(posting.salary, language) ?? t('postings.card.salaryMissing'),
    until: t('postings.card.until', { date: formatShortDate(posting.closesOn, language) }),
  });

/** The job's requirements, question by question (rules.md#requirements). */
const requirementsOf = ({ questions }: PostingPage, t: Translate): string[] =>
  questions.filter(isRequirement).map((question) => {
    const ended = /[?!.:…]$/u.test(question.text) ? question.text : `${question.text}.`;
    return `${ended} ${requirementSentence(question, t)}`;
  });

/** `JobPosting` and the breadcrumbs of a live posting; empty for any other. */
const structuredDataOf = (
  posting: PostingPage,
  crumbs: readonly { label: string; href: string }[],
  { origin, t }: Loading,
): object[] => {
  const sections = {
    conditions: t('postings.page.conditions'),
    offers: t('postings.page.offers'),
    additional: t('postings.page.additional'),
  };
  const job = jobPostingData(posting, sections, origin);
  if (!job) return [];
  const trail = [...crumbs, { label: posting.positionTitle, href: pageAddress('posting', posting.id) }];
  return [job, breadcrumbData(trail.map(({ label, href }) => ({ name: label, url: new URL(href, origin).href })))];
};

export const loader = pageLoader(async (loading: Loading<Route.LoaderArgs>) => {
  const { call, describe, language, params, t } = loading;
  const [{ data: posting }, { data: similar }] = await Promise.all([
    call(getPosting, { params }),
    call(getSimilarPostings, { params }),
  ]);
  const crumbs = crumbsOf(posting, t);
  const title = `${posting.positionTitle}, ${posting.company}`;
  return {
    posting,
    facts: postingFacts(posting, language, t),
    requirements: requirementsOf(posting, t),
    similar,
    crumbs,
    today: localDay(new Date()),
    /** Milliseconds until it ends; null for a posting that is not live. */
    endsIn: posting.live ? Date.parse(posting.validThrough) - Date.now() : null,
    page: describe({
      title,
      ...(posting.live
        ? {
            description: descriptionOf(posting, loading),
            path: pageAddress('posting', posting.id),
            picture: { path: sharePicturePath(posting, language), alt: title },
            structuredData: structuredDataOf(posting, crumbs, loading),
          }
        : {}),
    }),
  };
});

/** The button for candidates and guests; employers see why they cannot apply. */
function PlatformApplyButton({ posting, ...look }: { posting: PostingPage } & Parameters<PlatformApply>[0]) {
  const t = useTexts();
  const user = useRouteLoaderData<typeof rootLoader>('root')?.user;
  const words = look.block ? t('postings.page.apply') : t('postings.page.applyShort');
  if (user && user.accountType !== 'jobseeker') {
    return (
      <Button variant="primary" {...look} disabledReason={t('postings.page.notForEmployers')}>
        {words}
      </Button>
    );
  }
  if (user) {
    return (
      <LinkButton variant="primary" {...look} href={pageAddress('apply', posting.id)}>
        {words}
      </LinkButton>
    );
  }
  return (
    <ApplyAsGuest posting={posting} {...look}>
      {words}
    </ApplyAsGuest>
  );
}

/** A page that was cached for a while (ADR 52) is late by that, never early. */
const afterEndMs = 1000;
const dayMs = 86_400_000;

/** Reloads the page's data when the posting ends while it is open; never while the visitor is typing. */
function useEnd(endsIn: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (endsIn === null || endsIn > dayMs) return;
    const timer = setTimeout(() => {
      if (!hasUnsavedInput()) void revalidate();
    }, endsIn + afterEndMs);
    return () => clearTimeout(timer);
  }, [endsIn, revalidate]);
}

export default function Posting({ loaderData }: Route.ComponentProps) {
  const { posting, endsIn, ...view } = loaderData;
  const user = useRouteLoaderData<typeof rootLoader>('root')?.user;
  const t = useTexts();
  useEnd(endsIn);
  return (
    <PostingView
      key={posting.id}
      {...view}
      posting={posting}
      byOwner={user?.accountType === 'employer'}
      report={
        user?.accountType === 'admin' ? (
          <TextLink href={moderationAddress({ posting: posting.id })}>{t('postings.page.moderate')}</TextLink>
        ) : (
          <ReportPosting posting={posting} email={user?.email ?? ''} />
        )
      }
      platformApply={(look) => <PlatformApplyButton posting={posting} {...look} />}
    />
  );
}
