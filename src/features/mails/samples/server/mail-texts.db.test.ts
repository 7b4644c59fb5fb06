import { beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '#tests/builders/personas.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getMailTexts } from '../contract.ts';

const app = await createTestApplication();
const { mailer } = app.application;
let as: { as: string };
beforeAll(async () => {
  as = { as: await signedIn(app, 'admin') };
});

const names = mailer.templates().map(({ name }) => name);
const open = async (query: Record<string, string>) =>
  (await app.call(getMailTexts, { query: query as never }, as)).data;

describe.each(names)('the mail %s', (name) => {
  test.each(['sr', 'en'] as const)('has a sample that reads whole in %s', async (language) => {
    const { opened } = await open({ template: name, language });
    expect(opened.code).toBe(name);
    expect(opened.text, `${name} needs a sample in its template`).not.toBeNull();
    const { subject = '', html = '', plain = '', notification = null } = opened.text ?? {};
    expect(subject).not.toBe('');
    expect(html).toContain('<h1');
    for (const said of [subject, plain, notification ?? ''])
      expect(said).not.toMatch(/\{\{|undefined|\[object|Invalid Date|NaN|\w+\.mail\.\w+/);
    expect(notification ?? '', 'without names of people').not.toMatch(/Milica|Ivana/);
  });
});

test('all mails are listed by name, and an unknown one opens the first', async () => {
  const { templates, opened } = await open({ template: 'nobody.knows' });
  expect(templates.map(({ code }) => code).sort()).toEqual([...names].sort());
  expect(opened.code).toBe(templates[0]?.code);
});

test('reading a text sends nothing', async () => {
  const before = await mailer.backlog(app.database.executor, names);
  await open({ template: 'accounts.verification' });
  expect(await mailer.backlog(app.database.executor, names)).toEqual(before);
});
