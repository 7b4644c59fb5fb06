import { formatShortDate } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatSalaryLine } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { PostingPage } from '../../fields.ts';
import { placeMap } from '../../place-map.ts';
import { placeText } from '../../place-text.ts';
import { postingFacts } from '../../posting-facts.ts';
import { postingReasons } from '../../posting-reasons.ts';
import { isRequirement, requirementSentence } from '../../requirement.ts';
import { postingsAddress } from '../../search-address.ts';
import { breadcrumbData, jobPostingData } from '../structured-data.ts';

interface Shown {
  language: Language;
  t: Translate;
  /** Of the site, without a trailing slash. */
  origin: string;
}

/** The breadcrumbs: all postings, its category, its place. */
const crumbsOf = ({ categories: [category], locations: [place] }: PostingPage, t: Translate) => [
  { label: t('shell.nav.postings'), href: pageAddress('postings') },
  ...(category ? [{ label: category.label, href: postingsAddress({ categories: [category.code] }) }] : []),
  ...(place ? [{ label: place.label, href: postingsAddress({ locations: [place.code] }) }] : []),
];

const descriptionOf = (posting: PostingPage, { language, t }: Shown): string =>
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

/**
 * What a posting's page shows besides the posting, as text, and its metadata; only live postings are for search engines.
 * The page's loader makes it, so that no script contains the rules.
 */
export function shownPosting(posting: PostingPage, shown: Shown) {
  const { language, t, origin } = shown;
  const crumbs = crumbsOf(posting, t);
  const title = `${posting.positionTitle}, ${posting.company}`;
  const path = pageAddress('posting', posting.id);
  const sections = {
    conditions: t('postings.page.conditions'),
    offers: t('postings.page.offers'),
    additional: t('postings.page.additional'),
  };
  const job = jobPostingData(posting, sections, origin);
  const trail = [...crumbs, { label: posting.positionTitle, href: path }];
  const forSearch = {
    description: descriptionOf(posting, shown),
    path,
    structuredData: job ? [job, breadcrumbData(trail, origin)] : [],
  };
  return {
    crumbs,
    facts: postingFacts(posting, language, t),
    reasons: postingReasons(posting, t),
    map: placeMap(posting, language, t),
    requirements: requirementsOf(posting, t),
    described: { title, ...(posting.live ? forSearch : {}) },
  };
}
