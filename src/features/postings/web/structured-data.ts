import { contractTypes, type EmploymentType } from '#features/catalog/contract-types.ts';
import { FROM_HOME } from '#features/catalog/from-home.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { findPlace } from '#features/catalog/place-tree.ts';
import { addDays, localDay, localInstant } from '#kit/dates.ts';
import { textOfHtml } from '#kit/rich-text.ts';
import type { PostingPage } from '../fields.ts';
import { fullText, type SectionNames } from '../full-text.ts';
import { positionAlone } from '../position-alone.ts';
import { workAddress } from '../work-address.ts';

/* schema.org data of a posting's page: only for live postings and only what the page shows
   (rules.md#structured-data). */

const minutesAhead = (day: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - localInstant(day, 0).getTime()) / 60_000;

/** The end of a day in Belgrade with its offset: `2026-12-05T23:59:59+01:00`. */
const endOfDay = (day: string): string => {
  // Clocks change at night: the offset at the end of a day is that of the next day's beginning.
  const hours = minutesAhead(addDays(day, 1)) / 60;
  return `${day}T23:59:59+${String(hours).padStart(2, '0')}:00`;
};

const typeOf = (list: readonly { code: string; employmentType: EmploymentType }[], code: string): EmploymentType =>
  list.find((item) => item.code === code)?.employmentType ?? 'FULL_TIME';

/** Employment types from contract and working time; part time and the like replace the contract's full time. */
const employmentTypes = ({ contractType, jobType }: PostingPage): EmploymentType[] => {
  const time = typeOf(jobTypes, jobType.code);
  const types = [...new Set([typeOf(contractTypes, contractType.code), time])];
  return time === 'FULL_TIME' ? types : types.filter((type) => type !== 'FULL_TIME');
};

/** For municipalities of Belgrade the town is the region; districts and the whole country are represented by a town. */
const addressOf = (posting: PostingPage, { code, label }: PostingPage['locations'][number]): object | null => {
  const place = findPlace(code);
  const address = workAddress(posting, code);
  if (!place || !address) return null;
  const isTown = place.kind === 'place' || place.kind === 'municipality';
  const [town, municipality] = (isTown ? label : address.city).split(', ');
  const region = municipality ? town : place.kind === 'region' ? label : undefined;
  return {
    '@type': 'PostalAddress',
    addressCountry: 'RS',
    addressLocality: municipality ?? town,
    ...(region ? { addressRegion: region } : {}),
    ...(address.postal ? { postalCode: address.postal } : {}),
    ...(address.street ? { streetAddress: address.street } : {}),
  };
};

const baseSalary = ({ salary }: PostingPage): object =>
  salary === null
    ? {}
    : {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: salary.currency,
          value: {
            '@type': 'QuantitativeValue',
            ...(salary.min === null ? {} : { minValue: salary.min }),
            ...(salary.max === null ? {} : { maxValue: salary.max }),
            unitText: 'MONTH',
          },
        },
      };

const remote = ({ workModel }: PostingPage): object =>
  workModel?.code === FROM_HOME
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'RS' },
      }
    : {};

/**
 * `JobPosting` of a live posting; null for any other, for work abroad, whose country is unknown, when the title
 * contains nothing but pay, and when the text only repeats the title.
 * @param origin of the site, without a trailing slash
 */
export function jobPostingData(posting: PostingPage, names: SectionNames, origin: string): object | null {
  const addresses = posting.locations.map((place) => addressOf(posting, place)).filter((address) => address !== null);
  if (!posting.live || addresses.length === 0) return null;
  const { employer, positionTitle } = posting;
  const title = positionAlone(
    positionTitle,
    posting.locations.map(({ code }) => code),
  );
  const description = fullText(posting, names);
  const namesPosition = /\p{L}/u.test(title) && !title.includes('€');
  const saysMore = !['', title, positionTitle.trim()].includes(textOfHtml(description));
  if (!namesPosition || !saysMore) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description,
    datePosted: localDay(new Date(posting.publishedAt)),
    validThrough: endOfDay(posting.closesOn),
    identifier: { '@type': 'PropertyValue', name: 'Prilika', value: String(posting.id) },
    hiringOrganization: {
      '@type': 'Organization',
      name: posting.company,
      ...(posting.logo ? { logo: `${origin}${posting.logo}` } : {}),
      // Another advertiser's name must not be linked to the company's own website.
      ...(employer.website && posting.company === employer.company ? { sameAs: employer.website } : {}),
    },
    employmentType: employmentTypes(posting),
    jobLocation: addresses.map((address) => ({ '@type': 'Place', address })),
    ...remote(posting),
    ...baseSalary(posting),
    directApply: posting.applyMode === 'platform',
  };
}

/** `BreadcrumbList` of a page of the site with this origin. */
export const breadcrumbData = (crumbs: readonly { label: string; href: string }[], origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: new URL(href, origin).href,
  })),
});
