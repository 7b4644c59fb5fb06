import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import * as contract from '#features/agents/contract.ts';
import { placeClosure } from '#features/catalog/place-tree.ts';
import { signedInCandidate } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { elementsOf } from '#tests/support/xml-elements.ts';

const app = await createTestApplication();

const owner = await signedInCandidate(app);
const as = owner.token;
const create = async () =>
  (
    await app.call(
      contract.createAgent,
      { body: { title: 'Nastava & Niš', search: { categories: ['obrazovanje'], locations: ['nis'] } } },
      { as },
    )
  ).data;
const inNis = { categories: ['obrazovanje'], locations: ['nis'], placeTags: placeClosure(['nis']) };

test('an agent’s feed has what it finds, for its reader alone, and knows what the reader has', async () => {
  const agent = await create();
  const posting = await buildPosting(app, { ...inNis, positionTitle: 'Nastavnik <hemije>' });
  await buildPosting(app, { categories: ['transport'] });
  const answer = await app.fetch(agent.feedPath);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  const elements = elementsOf(await answer.text());
  const texts = (name: string) => elements.filter((one) => one.name === name).map(({ text }) => text);
  expect(texts('title')[0]).toBe('Nastava & Niš: digitalni agent | Prilika');
  expect(texts('guid')).toEqual([`https://prilika.test/oglasi/${posting.id}`]);
  expect(elements.find(({ name }) => name === 'atom:link')?.attributes['href']).toBe(
    `https://prilika.test${agent.feedPath}`,
  );
  const headers = { 'If-None-Match': answer.headers.get('etag') as string };
  expect((await app.fetch(agent.feedPath, { headers })).status).toBe(304);
});

test('a forged, replaced or deleted address leads nowhere, nor does one of a blocked account', async () => {
  const agent = await create();
  const status = async (path: string) => (await app.fetch(path)).status;
  expect(await status(agent.feedPath)).toBe(200);
  const { data: renewed } = await app.call(contract.renewAgentFeed, { params: { id: String(agent.id) } }, { as });
  expect(renewed.feedPath).not.toBe(agent.feedPath);
  expect(renewed.version).toBe(agent.version);
  expect(await status(agent.feedPath)).toBe(404);
  expect(await status(renewed.feedPath)).toBe(200);
  for (const bad of ['/rss/agent/x.xml', '/rss/agent/1.1.xml', renewed.feedPath.replace(/.{3}\.xml$/, 'aaa.xml')])
    expect(await status(bad)).toBe(404);
  const blocked = (at: Date | null) =>
    app.database.executor.update(accounts).set({ blockedAt: at }).where(eq(accounts.id, owner.row.id));
  await blocked(app.clock.now());
  expect(await status(renewed.feedPath)).toBe(404);
  await blocked(null);
  await app.call(contract.deleteAgent, { params: { id: String(agent.id) } }, { as });
  expect(await status(renewed.feedPath)).toBe(404);
});
