import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { setAgentDraft } from '#kit/root-store.ts';
import { agentDraftValues } from '../../drafts/fields.ts';
import { agentDraftPlace, emptyAgentDraft, isSameAgent, type LocalAgentDraft, readAgentDraft } from './agent-draft.ts';

const draft: LocalAgentDraft = {
  userId: 'ana',
  agent: { id: 7, version: 2 },
  values: {
    ...emptyAgentDraft,
    title: 'Zidari',
    search: { ...emptyAgentDraft.search, categories: ['gradevina'], employers: [4], keywords: ['zidar'] },
    frequency: 'weekly',
    step: 'employers',
  },
  savedAt: '2026-11-20T13:00:00.000Z',
  version: 3,
  synced: true,
  sendKey: 'k',
};

beforeEach(() => {
  setAgentDraft('create', null);
  setAgentDraft('edit', null);
});

test('a draft is read back as it was written, of its kind and by its owner alone', () => {
  const place = agentDraftPlace('edit', 'ana');
  place.write(draft);
  expect(place.read()).toEqual(draft);
  expect(agentDraftPlace('create', 'ana').read()).toBeNull();
  expect(agentDraftPlace('edit', 'boban').read()).toBeNull();
  place.discard();
  expect(place.read()).toBeNull();
});

test('whatever is stored, what is read can be sent', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (value, search) => {
      const values = { title: value, search, emailNotifications: value, frequency: value, step: value };
      const read = readAgentDraft({ ...draft, values }, 'ana');
      // The length of the name is validated by the server.
      expect(agentDraftValues.safeParse({ ...read?.values, title: '' }).success).toBe(true);
    }),
  );
  const lists = {
    categories: [1, 'hr', null],
    employers: ['4', 4, 1.5],
    keywords: Array(20).fill('x'.repeat(90)),
  };
  const read = readAgentDraft({ ...draft, values: { search: lists } }, 'ana')?.values.search;
  expect([read?.categories, read?.employers, read?.keywords.length, read?.keywords[0]?.length]).toEqual([
    ['hr'],
    [4],
    10,
    60,
  ]);
});

test('on which step a draft was left is no difference', () => {
  expect(isSameAgent(draft.values, { ...draft.values, step: 'basics' })).toBe(true);
  expect(isSameAgent(draft.values, { ...draft.values, title: 'Zidar' })).toBe(false);
});
