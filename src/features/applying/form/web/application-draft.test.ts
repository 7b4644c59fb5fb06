import { afterEach, describe, expect, test, vi } from 'vitest';
import { openDraft } from './application-draft.ts';

const document = { fileId: 'a', guestToken: 'b', name: 'CV.pdf', size: 10 };
const empty = { application: {}, uploads: [] };
const open = (id: number) => openDraft({ id, positionTitle: 'Kuvar' });

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
    const first = open(1);
    first.keep({ application: { firstName: 'Ana' } });
    first.keep({ uploads: [document] });
    open(2).keep({ application: { firstName: 'Iva' } });
    expect(open(1)).toMatchObject({ application: { firstName: 'Ana' }, uploads: [document] });
    first.end();
    first.keep({ application: { firstName: 'Eva' } });
    expect(open(1)).toMatchObject(empty);
    expect(open(2).application).toEqual({ firstName: 'Iva' });
    open(2).end();
  });
});

test('what others have filled in of the same application stays', () => {
  vi.stubGlobal('sessionStorage', storage());
  open(1).keep({ application: { firstName: 'Ana', coverLetter: 'Dobar dan.' }, uploads: [document] });
  open(1).keep({ application: { coverLetter: 'Poštovani.', documents: [] } });
  expect(open(1)).toMatchObject({
    application: { firstName: 'Ana', coverLetter: 'Poštovani.', documents: [] },
    uploads: [document],
  });
});

test.each([['{"application":'], ['null'], ['[]'], ['{"application":5,"uploads":{}}']])(
  'an unsent application that cannot be read counts as none: %s',
  (text) => {
    vi.stubGlobal('sessionStorage', { ...storage(), getItem: () => text });
    expect(open(1)).toMatchObject(empty);
  },
);
