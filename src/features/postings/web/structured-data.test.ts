import { describe, expect, it } from 'vitest';
import { unstatedCodes } from '#tests/builders/posting-page-builder.ts';
import type { PostingPage } from '../fields.ts';
import { breadcrumbData, jobPostingData } from './structured-data.ts';

const names = { conditions: 'Uslovi', offers: 'Šta nudimo', additional: 'Dodatne informacije' };

const posting = (changes: Partial<PostingPage> = {}): PostingPage => ({
  id: 48213,
  ...unstatedCodes,
  positionTitle: 'Viši računovođa (m/ž)',
  productGroup: 'standard',
  badge: true,
  company: 'Kvarc',
  employerId: 7,
  logo: null,
  locations: [{ code: 'nis', label: 'Niš' }],
  contractType: { code: 'neodredjeno', label: 'Neodređeno vreme' },
  replyWithinDays: null,
  jobType: { code: 'puno', label: 'Puno radno vreme' },
  salary: { min: 130_000, max: null, currency: 'RSD', basis: 'net' },
  publishedAt: '2026-11-19T23:30:00.000Z',
  closesOn: '2026-12-05',
  daysLeft: 15,
  isNew: false,
  state: 'active',
  live: true,
  contentType: 'text',
  jobShortDescription: '',
  jobDescription: '<p>Knjiženje.</p>',
  conditionsDescription: '<ul><li>iskustvo</li></ul>',
  offersDescription: '',
  additionalDescription: '',
  image: null,
  file: null,
  questions: [],
  applyMode: 'platform',
  published: true,
  lastRenewedAt: null,
  validThrough: '2026-12-05T22:59:59.999Z',
  viewCount: 0,
  applicationCount: 0,
  employer: {
    id: 7,
    company: 'Kvarc',
    logo: null,
    verified: true,
    shortDescription: '',
    location: 'Niš',
    postal: '18000',
    address: 'Obrenovićeva 1',
    phone: null,
    website: 'https://kvarc.example',
    pib: null,
    registrationNumber: null,
    activePostings: 1,
    selectionSteps: [],
    replies: null,
  },
  ...changes,
});

const dataOf = (changes: Partial<PostingPage> = {}) =>
  jobPostingData(posting(changes), names, 'https://prilika.test') as Record<string, unknown> | null;

describe('jobPostingData', () => {
  it('names the logo that is shown with the title, by its whole address', () => {
    expect(dataOf()?.['hiringOrganization']).not.toHaveProperty('logo');
    expect(dataOf({ logo: '/api/services/files/1/public' })).toMatchObject({
      hiringOrganization: { logo: 'https://prilika.test/api/services/files/1/public' },
    });
  });

  it('says what the page shows', () => {
    expect(dataOf()).toMatchObject({
      '@type': 'JobPosting',
      title: 'Viši računovođa',
      description: '<p>Knjiženje.</p><p>Uslovi</p><ul><li>iskustvo</li></ul>',
      datePosted: '2026-11-20',
      validThrough: '2026-12-05T23:59:59+01:00',
      identifier: { value: '48213' },
      hiringOrganization: { name: 'Kvarc', sameAs: 'https://kvarc.example' },
      employmentType: ['FULL_TIME'],
      jobLocation: [{ address: { addressCountry: 'RS', addressLocality: 'Niš', postalCode: '18000' } }],
      baseSalary: { currency: 'RSD', value: { minValue: 130_000, unitText: 'MONTH' } },
      directApply: true,
    });
  });

  it('is not there for a posting that has ended', () => {
    expect(dataOf({ live: false, state: 'expired' })).toBeNull();
  });

  it('ends a day by the offset that holds at its end', () => {
    expect(dataOf({ closesOn: '2026-07-10' })?.['validThrough']).toBe('2026-07-10T23:59:59+02:00');
    expect(dataOf({ closesOn: '2026-03-29' })?.['validThrough']).toBe('2026-03-29T23:59:59+02:00');
    expect(dataOf({ closesOn: '2026-10-25' })?.['validThrough']).toBe('2026-10-25T23:59:59+01:00');
  });

  it('is remote only for work from home', () => {
    expect(dataOf({ workModel: { code: 'od-kuce', label: 'Rad od kuće' } })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country' },
    });
    expect(dataOf({ workModel: { code: 'hibrid', label: 'Hibridno' } })).not.toHaveProperty('jobLocationType');
  });

  it('applies directly on the platform alone', () => {
    expect(dataOf({ applyMode: 'link' })?.['directApply']).toBe(false);
    expect(dataOf({ applyMode: 'phone' })?.['directApply']).toBe(false);
  });

  it('leaves out pay that is not stated and work abroad', () => {
    expect(dataOf({ salary: null })).not.toHaveProperty('baseSalary');
    expect(dataOf({ locations: [{ code: 'inostranstvo', label: 'Inostranstvo' }] })).toBeNull();
  });

  it('does not call part time full time', () => {
    expect(dataOf({ jobType: { code: 'nepuno', label: '' } })?.['employmentType']).toEqual(['PART_TIME']);
    expect(dataOf({ contractType: { code: 'odredjeno', label: '' } })?.['employmentType']).toEqual([
      'TEMPORARY',
      'FULL_TIME',
    ]);
  });

  it('places a part of a town in the town', () => {
    expect(dataOf({ locations: [{ code: 'vozdovac', label: 'Beograd, Voždovac' }] })).toMatchObject({
      jobLocation: [{ address: { addressLocality: 'Voždovac', addressRegion: 'Beograd', addressCountry: 'RS' } }],
    });
  });

  const placesOf = (changes: Partial<PostingPage>) =>
    (dataOf(changes) as unknown as { jobLocation: { address: object }[] }).jobLocation.map(({ address }) => address);

  it('names a town beside a district, and the company’s for the whole country', () => {
    const locations = [
      { code: 'raski', label: 'Raški okrug' },
      { code: 'cela-srbija', label: 'Cela Srbija' },
    ];
    const common = { '@type': 'PostalAddress', addressCountry: 'RS' };
    expect(placesOf({ locations })).toEqual([
      { ...common, addressLocality: 'Kraljevo', addressRegion: 'Raški okrug', postalCode: '36000' },
      { ...common, addressLocality: 'Niš', postalCode: '18000' },
    ]);
    const employer = { ...posting().employer, location: '' };
    expect(placesOf({ locations, employer })).toMatchObject([{}, { addressLocality: 'Beograd' }]);
  });

  it('has the street of the company’s own place alone', () => {
    expect(placesOf({})).toMatchObject([{ streetAddress: 'Obrenovićeva 1' }]);
    const elsewhere = [
      { locations: [{ code: 'pirot', label: 'Pirot' }] },
      { company: 'Agencija' },
      { workModel: { code: 'od-kuce', label: 'Rad od kuće' } },
    ];
    for (const changes of elsewhere) expect(placesOf(changes)[0]).not.toHaveProperty('streetAddress');
  });

  it('keeps paragraphs, lists and breaks of the text alone', () => {
    const jobDescription =
      '<p>Od <strong>osam</strong> do<br />pet, <a href="https://a.rs" rel="nofollow">ovde</a>.</p><ol><li>rad</li></ol>';
    expect(dataOf({ jobDescription, conditionsDescription: '' })?.['description']).toBe(
      '<p>Od osam do<br>pet, ovde.</p><ul><li>rad</li></ul>',
    );
  });

  it('is not there when the text only repeats the title', () => {
    const short = { contentType: 'short', jobShortDescription: ' Viši računovođa ' } as const;
    expect(dataOf(short)).toBeNull();
    expect(dataOf({ ...short, jobShortDescription: '' })).toBeNull();
  });

  it('does not give another advertiser the company’s address', () => {
    expect(dataOf({ company: 'Agencija' })?.['hiringOrganization']).toEqual({
      '@type': 'Organization',
      name: 'Agencija',
    });
  });

  it('writes a short text as paragraphs and escapes it', () => {
    const short = { contentType: 'short', jobShortDescription: 'Plata < 5\nSmene\n\nKraj' } as const;
    expect(dataOf(short)?.['description']).toBe('<p>Plata &#60; 5<br>Smene</p><p>Kraj</p>');
  });
});

it('numbers the crumbs', () => {
  expect(breadcrumbData([{ label: 'Oglasi', href: '/oglasi' }], 'https://a.rs')).toMatchObject({
    itemListElement: [{ position: 1, name: 'Oglasi', item: 'https://a.rs/oglasi' }],
  });
});
