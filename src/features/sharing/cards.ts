import type { BlogPost } from '#features/content/blog/fields.ts';
import type { EmployerPage } from '#features/employers/directory/fields.ts';
import type { PostingPage } from '#features/postings/fields.ts';
import { placeText } from '#features/postings/place-text.ts';
import { type PostingsFilter, searchQueryOf } from '#features/postings/search-address.ts';
import { formatShortDate } from '#kit/dates.ts';
import { toSearch } from '#kit/endpoint.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { counted, formatSalary } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { companyMark, type ShareCard, shareCard } from './share-card.ts';

/** The language of a picture, and its texts. */
interface Words {
  language: Language;
  t: Translate;
}

export const postingPicture = (id: number): string => `${pageAddress('posting', id)}/og.png`;
export const companyPicture = (id: number): string => `${pageAddress('employer', id)}/og.png`;
export const articlePicture = (id: number): string => `${pageAddress('blog-post', id)}/og.png`;
export const searchPicture = (filter: PostingsFilter): string =>
  `${pageAddress('postings')}/og.png${toSearch(searchQueryOf(filter))}`;

/** Pay and deadline; once it has ended, that. */
const lowerPart = (posting: PostingPage, { language, t }: Words): Partial<ShareCard> => {
  if (!posting.live)
    return { figure: t(posting.state === 'closed' ? 'postings.page.closedOn' : 'postings.page.expired'), quiet: true };
  const line = t('sharing.deadline', { date: formatShortDate(posting.closesOn, language) });
  const pay = formatSalary(posting.salary, language);
  if (!pay) return { figure: t('postings.card.salaryMissing'), quiet: true, line };
  return { figure: pay.amount, units: [pay.unit, pay.basis], line };
};

/** Company, place, title, pay and deadline of a posting. */
export function postingCard(posting: PostingPage, words: Words): ShareCard {
  const { workModel, company } = posting;
  // Work at the company is usual and not mentioned.
  const model = workModel && workModel.code !== 'lokacija' ? workModel.label : '';
  return shareCard({
    company: companyMark(posting.employerId, company, posting.logo),
    over: company,
    under: [placeText(posting.locations, words.t), model].filter(Boolean).join(' · '),
    heading: posting.positionTitle,
    ...lowerPart(posting, words),
  });
}

const postingCount = (count: number, { language, t }: Words): string =>
  count === 0 ? '' : t('postings.search.count', counted(count, language));

/** A company, its town, and the number of its live postings. */
export const companyCard = ({ id, company, logo, location, activePostings }: EmployerPage, words: Words): ShareCard =>
  shareCard({
    company: companyMark(id, company, logo),
    under: location,
    heading: company,
    figure: postingCount(activePostings, words),
  });

/** Title and category of an article beside its picture or drawing. */
export const articleCard = ({ title, category, art, image, readingMinutes }: BlogPost, { t }: Words): ShareCard =>
  shareCard({
    over: category.label,
    heading: title,
    line: t('content.blog.reading', { count: readingMinutes }),
    art: { drawing: art, picture: image?.url ?? null },
  });

/** The heading of a list, and the number of its postings. */
export const searchCard = (heading: string, total: number, words: Words): ShareCard =>
  shareCard({ heading, figure: postingCount(total, words) });
