import { beforeEach, expect, test, vi } from 'vitest';
import type { CvPreview } from '../fields.ts';
import { savedImport, saveImport } from './saved-import.ts';

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
  saveImport('ana', { name: 'cv.zip', preview });
  expect(savedImport('ana')).toEqual({ name: 'cv.zip', preview });
  expect(savedImport('eva')).toBeNull();
  saveImport('ana', null);
  expect(savedImport('ana')).toBeNull();
});

test('damaged storage counts as none; where it is forbidden, it is kept until the page is left', () => {
  for (const damaged of ['{"userId":', '{"userId":"ana"}', '[]', '{"userId":"ana","preview":{}}']) {
    values.set('cvImport', damaged);
    expect(savedImport('ana')).toBeNull();
  }
  vi.stubGlobal('sessionStorage', undefined);
  saveImport('ana', { name: 'cv.zip', preview });
  expect(savedImport('ana')).toEqual({ name: 'cv.zip', preview });
  saveImport('ana', null);
  expect(savedImport('ana')).toBeNull();
});
