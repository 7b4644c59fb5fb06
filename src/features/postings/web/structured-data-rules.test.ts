import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { placeLabel } from '#features/catalog/place-tree.ts';
import { places } from '#features/catalog/places.ts';
import { workModels } from '#features/catalog/work-models.ts';
import { addDays, endOfLocalDay } from '#kit/dates.ts';
import { unstatedCodes } from '#tests/builders/posting-page-builder.ts';
import type { PostingPage } from '../fields.ts';
import { jobPostingData } from './structured-data.ts';

/*
 * The rules for JobPosting (rules.md#structured-data, schema.org, Google's guide), checked on postings of every kind
 * without the functions that make it.
 */

const text = fc.string({ unit: 'grapheme', minLength: 3, maxLength: 40 }).filter((value) => value.trim() !== '');
const html = fc.oneof(
  fc.constant(''),
  fc.constant('<p>Rad u <strong>timu</strong>.</p><ol><li>smene</li></ol>'),
  fc.constant('<p>Prijave <a href="https://a.rs/?a=1&amp;b=2">ovde</a><br />do petka</p>'),
  fc.constant('<p>&lt;/script&gt; i &amp;</p><ul><li>obuka</li></ul>'),
);
const codeOf = (list: readonly { code: string; sr: string }[]) =>
  fc.constantFrom(...list).map(({ code, sr }) => ({ code, label: sr }));
const placeOf = fc.constantFrom(...places).map(({ code }) => ({ code, label: placeLabel(code, 'sr') }));
const amount = fc.option(fc.integer({ min: 100, max: 500_000 }));

const postingOf = fc
  .record({
    positionTitle: fc.oneof(text, fc.constantFrom('HITNO VOZAČ - Niš', 'Kuvar (900 €)', 'Zidar</script>')),
    company: text,
    locations: fc.uniqueArray(placeOf, { minLength: 1, maxLength: 10, selector: ({ code }) => code }),
    contractType: codeOf(contractTypes),
    jobType: codeOf(jobTypes),
    workModel: fc.option(codeOf(workModels)),
    salary: fc.option(
      fc
        .record({ min: amount, max: amount, currency: fc.constantFrom('RSD' as const, 'EUR' as const) })
        .filter(({ min, max }) => min !== null || max !== null)
        .map((range) => ({ ...range, basis: 'net' as const })),
    ),
    closesOn: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-11-21', days)),
    contentType: fc.constantFrom('short' as const, 'text' as const, 'file' as const),
    jobShortDescription: text,
    jobDescription: html,
    conditionsDescription: html,
    applyMode: fc.constantFrom('platform' as const, 'link' as const, 'phone' as const),
    live: fc.boolean(),
    id: fc.integer({ min: 1 }),
  })
  .map(
    (some): PostingPage => ({
      ...unstatedCodes,
      ...some,
      productGroup: 'standard',
      badge: true,
      employerId: 7,
      logo: null,
      publishedAt: '2026-11-19T23:30:00.000Z',
      daysLeft: 1,
      isNew: false,
      state: some.live ? 'active' : 'expired',
      offersDescription: '',
      additionalDescription: '',
      replyWithinDays: null,
      image: null,
      file: null,
      questions: [],
      published: true,
      lastRenewedAt: null,
      validThrough: endOfLocalDay(some.closesOn).toISOString(),
      viewCount: 0,
      applicationCount: 0,
      employer: {
        id: 7,
        company: some.company,
        logo: null,
        verified: true,
        shortDescription: '',
        location: '',
        postal: '',
        address: '',
        phone: null,
        website: null,
        pib: null,
        registrationNumber: null,
        activePostings: 1,
        selectionSteps: [],
        replies: null,
      },
    }),
  );

interface Data {
  title: string;
  description: string;
  datePosted: string;
  validThrough: string;
  identifier: { name: string; value: string };
  hiringOrganization: { name: string };
  employmentType: string[];
  jobLocation: { address: Record<string, string> }[];
  jobLocationType?: string;
  applicantLocationRequirements?: { '@type': string; name: string };
  baseSalary?: { currency: string; value: { minValue?: number; maxValue?: number; unitText: string } };
  directApply: boolean;
}

const employmentTypes = 'FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' ');

/** Every rule that the markup of a posting breaks. */
const brokenRules = (data: Data, posting: PostingPage): string[] => {
  const { baseSalary, description, jobLocation } = data;
  const { salary } = posting;
  const remote = posting.workModel?.code === 'od-kuce';
  const rules: Record<string, boolean> = {
    'title is there, without urgency or pay': data.title.trim() !== '' && !/\bhitno\b|€/i.test(data.title),
    'description says more than the title':
      description.replace(/<[^>]*>/g, '').trim() !== '' && description !== data.title,
    'description has p, ul, li and br alone': (description.match(/<[^>]*>/g) ?? []).every((tag) =>
      /^<(?:\/?(?:p|ul|li)|br)>$/.test(tag),
    ),
    'datePosted is the first publication’s local day': data.datePosted === '2026-11-20',
    'validThrough has an offset': /^\d{4}-\d\d-\d\dT23:59:59\+0[12]:00$/.test(data.validThrough),
    'validThrough is when it ends':
      new Date(data.validThrough).getTime() === Math.floor(Date.parse(posting.validThrough) / 1000) * 1000,
    'identifier is the posting’s': data.identifier.value === String(posting.id),
    'hiringOrganization is the shown name': data.hiringOrganization.name === posting.company,
    'employmentType is one of the values':
      data.employmentType.length > 0 && data.employmentType.every((type) => employmentTypes.includes(type)),
    'every place in Serbia is there':
      jobLocation.length === posting.locations.filter(({ code }) => code !== 'inostranstvo').length &&
      jobLocation.every(({ address }) => address['addressCountry'] === 'RS'),
    'every place has a town': jobLocation.every(({ address }) => /\p{L}/u.test(address['addressLocality'] ?? '')),
    'postalCode is a Serbian one': jobLocation.every(({ address }) => /^\d{5}$/.test(address['postalCode'] ?? '11000')),
    'TELECOMMUTE is for remote work alone': (data.jobLocationType === 'TELECOMMUTE') === remote,
    'remote work says from where': (data.applicantLocationRequirements?.['@type'] === 'Country') === remote,
    'pay is there when it is stated': (baseSalary !== undefined) === (salary !== null),
    'pay is what is stated, a month':
      baseSalary === undefined ||
      (baseSalary.value.unitText === 'MONTH' &&
        baseSalary.currency === salary?.currency &&
        (baseSalary.value.minValue ?? null) === salary.min &&
        (baseSalary.value.maxValue ?? null) === salary.max),
    'directApply is for the platform alone': data.directApply === (posting.applyMode === 'platform'),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
};

const names = { conditions: 'Uslovi', offers: 'Šta nudimo', additional: 'Dodatne informacije' };

test('the markup of any posting keeps every rule', () => {
  let checked = 0;
  fc.assert(
    fc.property(postingOf, (posting) => {
      const data = jobPostingData(posting, names, 'https://prilika.test') as Data | null;
      if (!posting.live) expect(data).toBeNull();
      if (!data) return;
      checked += 1;
      expect(brokenRules(data, posting)).toEqual([]);
    }),
    { numRuns: 500 },
  );
  expect(checked).toBeGreaterThan(50);
});
