import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '#features/accounts/server/account-table.ts';
import { fillPath } from '#kit/endpoint.ts';
import { signedIn, signedInEmployer } from './builders/personas.ts';
import { nastyStrings } from './support/nasty-strings.ts';
import { createTestApplication } from './support/test-application.ts';

/* Any input to any endpoint, by any permitted caller: a response below 500, and a refusal is a translated problem. */
const app = await createTestApplication();
const owner = await signedInEmployer(app);
const tokens = {
  public: null,
  account: await signedIn(app, 'jobseeker'),
  jobseeker: await signedIn(app, 'jobseeker'),
  reader: owner.token,
  recruiter: owner.token,
  owner: owner.token,
  admin: await signedIn(app, 'admin'),
};

// Some endpoints end the caller's sessions: the next test begins signed in all the same.
beforeEach(() => app.database.executor.update(sessions).set({ endedAt: null }));

const nasty = fc.constantFrom(...nastyStrings);
const text = fc.oneof({ weight: 3, arbitrary: nasty }, fc.string(), fc.string({ unit: 'binary' }));
const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(text, tie('any'), { maxKeys: 4 }),
  ),
})).any;

/** Bodies that come near: the right names with any values. */
const keys = [
  'csv',
  'purchase',
  'adType',
  'days',
  'count',
  'total',
  'note',
  'email',
  'password',
  'passwordRepeated',
  'currentPassword',
  'newsNotifications',
  'specialOffers',
  'applicationNotifications',
  'mailLocale',
  'accountType',
  'purpose',
  'token',
  'everything',
  'reason',
  'text',
  'file',
  'image',
  'firstName',
  'lastName',
  'phone',
  'applicationType',
  'coverLetter',
  'documents',
  'answers',
  'terms',
  'positionTitle',
  'categories',
  'locations',
  'contractType',
  'jobType',
  'jobShortDescription',
  'jobDescription',
  'advertiserName',
  'salaryRange',
  'questions',
  'productGroup',
  'productDuration',
  'name',
  'passwordRepeated',
  'newsNotifications',
  'specialOffers',
  'company',
  'provider',
  'euroRate',
  'freeAd',
  'adTypes',
  'packages',
  'free',
  'version',
  'pib',
  'registrationNumber',
  'registrationNumberConfirmed',
  'website',
  'sender',
  'subject',
  'message',
  'agreement',
  'homepage',
  'location',
  'postal',
  'address',
  'token',
  'status',
  'reason',
  'version',
  'companyEmail',
  'keepLogo',
  'ids',
  'known',
  'shortDescription',
  'about',
  'logo',
  'values',
  'posting',
  'questions',
] as const;
const near = fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 12 });
const queryNames = [
  'q',
  'locations',
  'categories',
  'page',
  'pageSize',
  'sort',
  'salaryFrom',
  'publishedWithin',
  'employers',
  'status',
  'tab',
  'expires',
  'signature',
  'guestToken',
  'lang',
  'action',
  'actor',
  'account',
  'from',
  'to',
  'kind',
  'state',
  'letter',
  'keyword',
  'utmSource',
  'utmMedium',
  'mail',
  'days',
];
const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...queryNames), text), text), { maxLength: 6 });
const languages = fc.constantFrom('sr', 'en', 'de', '');

const asSearch = (pairs: [string, string][]): string => {
  const search = new URLSearchParams(
    pairs.map(([name, item]) => [name.toWellFormed(), item.toWellFormed()] as [string, string]),
  );
  return pairs.length > 0 ? `?${search}` : '';
};

const expectProblem = async (response: Response): Promise<void> => {
  const body = await response.text();
  expect(response.status, body).toBeLessThan(500);
  if (response.status < 400) return;
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = JSON.parse(body) as {
    code: string;
    title: string;
    detail: string;
    errors: { message: string }[];
  };
  for (const sentence of [problem.title, problem.detail, ...problem.errors.map(({ message }) => message)]) {
    expect(sentence, body).toMatch(/\s/);
    expect(sentence, `untranslated: ${body}`).not.toMatch(/^(validation|problems|\w+\.problems)\./);
  }
};

describe.each(app.routes.map(({ endpoint }) => ({ id: endpoint.id, endpoint })))('$id', ({ endpoint }) => {
  const token = tokens[endpoint.access];
  const headersWith = (locale: string, more: Record<string, string> = {}): Record<string, string> => ({
    Locale: locale,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...more,
  });

  test('survives any input', async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        query,
        fc.oneof(value, near),
        languages,
        fc.nat(),
        async (param, pairs, body, locale, address) => {
          const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [
            name as string,
            param.toWellFormed().slice(0, 500) || 'x',
          ]);
          const init: RequestInit & { from: string } = {
            method: endpoint.method,
            headers: headersWith(locale, { 'Content-Type': 'application/json' }),
            from: `10.0.0.${address}`,
          };
          if (endpoint.method !== 'GET') init.body = JSON.stringify(body) ?? '';
          await expectProblem(
            await app.fetch(`/api${fillPath(endpoint.path, Object.fromEntries(names))}${asSearch(pairs)}`, init),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  test('survives bodies that are no JSON, too large, of another type or cut off', async () => {
    if (endpoint.method === 'GET') return expect(endpoint.upload).toBeFalsy();
    const path = `/api${fillPath(endpoint.path, { id: '1', postingId: '1', token: 'x' })}`;
    const bodies: [string, BodyInit][] = [
      ['application/json', '{"email": "x'],
      ['application/json', '['.repeat(100_000)],
      ['application/json', new Uint8Array([0xff, 0xfe, 0x00])],
      ['application/json', JSON.stringify({ text: 'x'.repeat(600_000) })],
      ['text/plain', 'hello'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7 cut',
      ],
      ['multipart/form-data', 'no boundary'],
      ['application/x-www-form-urlencoded', 'a=b'],
    ];
    for (const [type, body] of bodies) {
      await expectProblem(
        await app.fetch(path, {
          method: endpoint.method,
          headers: headersWith('en', { 'Content-Type': type }),
          body,
          from: '10.1.1.1',
        }),
      );
    }
  });
});

test('an unknown path of the API is a problem, not a page', async () => {
  const response = await app.fetch('/api/no/such/thing');
  expect(response.status).toBe(404);
  await expectProblem(response);
  expect((await app.fetch('/api/auth/login')).status).toBe(405);
});
