import { beforeEach, expect, test, vi } from 'vitest';
import type { CvPreview } from '../fields.ts';
import { keepImport, savedImport } from './saved-import.ts';

const preview = { source: 'linkedin', cv: { skills: ['Go'] }, leftOut: [] } as unknown as CvPreview;
const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
});

test('a tab keeps what was read, for the same user', () => {
  keepImport('ana', { name: 'cv.zip', preview });
  expect(savedImport('ana')).toEqual({ name: 'cv.zip', preview });
  expect(savedImport('eva')).toBeNull();
  keepImport('ana', null);
  expect(savedImport('ana')).toBeNull();
});

test('damaged storage counts as none; where it is forbidden, it is kept until the page is left', () => {
  for (const damaged of ['{"userId":', '{"userId":"ana"}', '[]', '{"userId":"ana","preview":{}}']) {
    values.set('cvImport', damaged);
    expect(savedImport('ana')).toBeNull();
  }
  vi.stubGlobal('sessionStorage', undefined);
  keepImport('ana', { name: 'cv.zip', preview });
  expect(savedImport('ana')).toEqual({ name: 'cv.zip', preview });
  keepImport('ana', null);
  expect(savedImport('ana')).toBeNull();
});
