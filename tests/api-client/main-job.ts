/*
 * The main job of the site by a client that knows its description alone: types made from it, nothing of the site's code.
 * `node main-job.ts ADDRESS PEOPLE`, where PEOPLE are the accounts as JSON; writes what was made.
 */
import { randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import type { components, paths } from './generated/site.ts';

type Person = paths['/auth/login']['post']['requestBody']['content']['application/json'];
type NewPosting = paths['/employer/postings']['post']['requestBody']['content']['application/json'];

const [, , site = '', sent = '{}'] = process.argv;
const { employer, candidate, posting } = JSON.parse(sent) as {
  employer: Person;
  candidate: Person;
  posting: NewPosting;
};
const client = createClient<paths>({ baseUrl: `${site}/api`, headers: { Origin: site } });

/** The data of an answer. */
const good = <T>(answer: { data?: { data: T }; error?: components['schemas']['Problem'] }): T => {
  if (!answer.data) throw new Error(`${answer.error?.code}: ${answer.error?.detail}`);
  return answer.data.data;
};

const signIn = async (body: Person) => {
  const { token } = good(await client.POST('/auth/login', { body }));
  return { Authorization: `Bearer ${token.accessToken}` };
};
const once = () => ({ 'Idempotency-Key': randomUUID() });

const owner = await signIn(employer);
const published = good(
  await client.POST('/employer/postings', { body: posting, headers: owner, params: { header: once() } }),
);
const { id } = published.posting;

const found = good(
  await client.GET('/postings', {
    params: {
      query: { q: posting.positionTitle, sort: 'newest', pageSize: 5, categories: posting.categories },
    },
  }),
);
const first = found.find((one) => one.id === id);
if (!first) throw new Error(`${id} is not found by its title`);
const page = good(await client.GET('/postings/{id}', { params: { path: { id: first.id } } }));

const sender = await signIn(candidate);
good(
  await client.POST('/postings/{id}/applications', {
    params: { path: { id: page.id }, header: once() },
    body: {
      applicationType: 'cv_letter',
      coverLetter: 'Poštovani, tkam već dvadeset godina.',
      withoutCv: true,
    },
    headers: sender,
  }),
);
const [application] = good(
  await client.GET('/employer/postings/{id}/applications', { params: { path: { id } }, headers: owner }),
);
process.stdout.write(JSON.stringify({ postingId: id, title: page.positionTitle, application: application?.id }));
