import { expect, test } from 'vitest';
import { texts } from '#app/texts.ts';
import { createAgent } from '#features/agents/contract.ts';
import { agentHits } from '#features/agents/server/agent-table.ts';
import { savePosting } from '#features/postings/marks/contract.ts';
import { getApplication } from '#features/reviewing/contract.ts';
import { addDays, endOfLocalDay, localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { applyWith } from '#tests/builders/application-builder.ts';
import { signedIn, signedInCandidate, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import type { HomeVisit } from '../../places/panel.tsx';
import { loadToday } from './load-today.ts';

const app = await createTestApplication();

const visit = (as: string | null, accountType: string | null, language: Language = 'sr') =>
  loadToday({
    call: ((endpoint, request) =>
      app.call(endpoint, request, { ...(as ? { as } : {}), language })) as HomeVisit['call'],
    accountType,
    language,
    t: createTranslator(language, texts[language]),
  });
const linesOf = async (...who: Parameters<typeof visit>) =>
  (await visit(...who))?.parts.map(({ code, all, lines = [], postings = [] }) => [
    code,
    all.href,
    ...lines.map(({ head, title }) => [head, title].join(' | ')),
    ...postings.map(({ posting, agent = '' }) => [posting.positionTitle, posting.company, agent].join(' | ')),
  ]) ?? null;
const inDays = (days: number) => endOfLocalDay(addDays(localDay(app.clock.now()), days));

test('whoever has nothing new sees nothing, and neither does a guest or an administrator', async () => {
  expect(await visit(await signedIn(app), 'jobseeker')).toBeNull();
  expect(await visit((await signedInEmployer(app)).token, 'employer')).toBeNull();
  expect(await visit(null, null)).toBeNull();
  expect(await visit(await signedIn(app, 'admin'), 'admin')).toBeNull();
});

test('a candidate sees what the agents found, what happened, and saved postings that close soon', async () => {
  const { token: as } = await signedInCandidate(app);
  const owner = await signedInEmployer(app, { company: 'Kvarc' });
  const agents = [];
  for (const title of ['Prvi', 'Drugi'])
    agents.push(
      (await app.call(createAgent, { body: { title, search: { categories: ['magacin'] } } }, { as })).data.id,
    );
  app.clock.advance({ minutes: 1 });
  const of = { employerId: owner.row.id, categories: ['magacin' as const] };
  const both = await buildPosting(app, { ...of, positionTitle: 'Oba' });
  const one = await buildPosting(app, { ...of, positionTitle: 'Samo prvi' });
  const found = [
    [agents[0], both.id],
    [agents[1], both.id],
    [agents[0], one.id],
  ] as [number, number][];
  await app.database.executor
    .insert(agentHits)
    .values(found.map(([agentId, postingId]) => ({ agentId, postingId, foundAt: app.clock.now(), notified: true })));

  const soon = await buildPosting(app, { employerId: owner.row.id, positionTitle: 'Uskoro', liveUntil: inDays(3) });
  const late = await buildPosting(app, { employerId: owner.row.id, positionTitle: 'Kasnije', liveUntil: inDays(20) });
  const ended = await buildPosting(app, { employerId: owner.row.id, positionTitle: 'Gotov', state: 'closed' });
  for (const { id } of [soon, late, ended]) await app.call(savePosting, { params: { postingId: String(id) } }, { as });

  const { application } = (await applyWith(app, as, both.id)).data;
  await app.call(getApplication, { params: { id: application.id } }, { as: owner.token });

  const parts = await linesOf(as, 'jobseeker');
  expect(parts?.map(([code, href]) => [code, href])).toEqual([
    ['found', '/profil/kandidat/digitalni-agent'],
    ['news', '/profil/kandidat/obavestenja'],
    ['closing', '/profil/kandidat/sacuvani-oglasi'],
  ]);
  const [hits, news, closing] = parts as string[][];
  // The posting that both found is listed once.
  expect(hits?.slice(2).sort()).toEqual([
    expect.stringMatching(/^Oba \| Kvarc \| /),
    'Samo prvi | Kvarc | Agent: Prvi',
  ]);
  expect(news?.slice(2)).toEqual([
    expect.stringMatching(/^Prijava, danas u .* \| Poslodavac je otvorio vašu prijavu: Oba/),
  ]);
  expect(closing?.slice(2)).toEqual(['Uskoro | Kvarc | ']);
  expect((await visit(as, 'jobseeker', 'en'))?.greeting).toMatch(/^Good (morning|afternoon|evening)!/);
  // Others see nothing of it.
  expect(await visit(await signedIn(app), 'jobseeker')).toBeNull();
});

test('an employer sees what waits for the company, and its postings that end soon', async () => {
  const owner = await signedInEmployer(app, { company: 'Lipa' });
  const { token } = await signedInCandidate(app);
  const busy = await buildPosting(app, { employerId: owner.row.id, positionTitle: 'Kuvar', liveUntil: inDays(20) });
  await buildPosting(app, { employerId: owner.row.id, positionTitle: 'Konobar', liveUntil: inDays(2) });
  await buildPosting(app, { employerId: owner.row.id, positionTitle: 'Šanker', liveUntil: inDays(25) });
  await applyWith(app, token, busy.id);
  const parts = (await linesOf(owner.token, 'employer'))?.filter(([code]) => code !== 'news');
  expect(parts).toEqual([
    ['waiting', '/profil/poslodavac/oglasi', '1 nova prijava | Kuvar'],
    ['ending', '/profil/poslodavac/oglasi', 'još 2 dana | Konobar'],
  ]);
});

test('three lines of each at most', async () => {
  const owner = await signedInEmployer(app, {});
  for (let at = 0; at < 5; at += 1) await buildPosting(app, { employerId: owner.row.id, liveUntil: inDays(1) });
  const parts = await linesOf(owner.token, 'employer');
  expect(parts?.map(([code, , ...lines]) => [code, lines.length])).toEqual([['ending', 3]]);
});
