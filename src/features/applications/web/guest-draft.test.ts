import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetGuestDraft, loadGuestDraft, saveGuestDraft } from './guest-draft.ts';

const document = { fileId: 'a', guestToken: 'b', name: 'CV.pdf', size: 10 };
const empty = { values: {}, documents: [] };

const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};
const refusing = () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ['with storage', storage],
  ['without storage', refusing],
])('an unsent application %s', (_, makeStorage) => {
  test('stores input and uploads by posting, until it is sent', () => {
    vi.stubGlobal('sessionStorage', makeStorage());
    saveGuestDraft(1, { values: { firstName: 'Ana' } });
    saveGuestDraft(1, { documents: [document] });
    saveGuestDraft(2, { values: { firstName: 'Iva' } });
    expect(loadGuestDraft(1)).toEqual({ values: { firstName: 'Ana' }, documents: [document] });
    forgetGuestDraft(1);
    expect(loadGuestDraft(1)).toEqual(empty);
    expect(loadGuestDraft(2).values).toEqual({ firstName: 'Iva' });
    forgetGuestDraft(2);
  });
});

test('an unsent application that cannot be read counts as none', () => {
  vi.stubGlobal('sessionStorage', { ...storage(), getItem: () => '{"values":' });
  expect(loadGuestDraft(1)).toEqual(empty);
});
