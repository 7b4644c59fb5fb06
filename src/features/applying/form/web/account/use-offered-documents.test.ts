// @vitest-environment happy-dom
import { type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import type { ApplicationForm, ApplicationInput } from '../../../own/fields.ts';
import { useOfferedDocuments } from './use-account.ts';

type ApplyForm = UseFormReturn<ApplicationForm, unknown, ApplicationInput>;

let page: HookPage<ApplyForm>;
let added: string[];
let documents: string[];

const open = async (chosen: string[]) => {
  page = await renderHook(() => {
    const form = useForm<ApplicationForm>({ defaultValues: { documents: chosen } }) as ApplyForm;
    const offered = documents.map((id) => ({
      id,
      fileId: id,
      name: id,
      type: 'application/pdf',
      size: 1,
      generated: false,
      isDefault: false,
    }));
    useOfferedDocuments(form, offered, added);
    return form;
  });
};
const chosen = () => page.current.getValues('documents');

beforeEach(() => {
  added = [];
  documents = ['a'];
});
afterEach(() => page.unmount());

test('what is added is chosen once it can be sent', async () => {
  await open(['a']);
  added = ['b'];
  await page.again();
  expect(chosen()).toEqual(['a']);
  documents = ['b', 'a'];
  await page.again();
  expect(chosen()).toEqual(['a', 'b']);
});

test('whoever takes it out again keeps it out', async () => {
  documents = ['a', 'b'];
  added = ['b'];
  await open([]);
  expect(chosen()).toEqual(['b']);
  await page.act(() => page.current.setValue('documents', []));
  documents = ['a', 'b', 'c'];
  added = ['b', 'c'];
  await page.again();
  expect(chosen()).toEqual(['c']);
});

test('there are never more than may be sent', async () => {
  documents = ['a', 'b', 'c', 'd', 'e', 'f'];
  added = ['e', 'f'];
  await open(['a', 'b', 'c', 'd']);
  expect(chosen()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('one that was deleted meanwhile is chosen no longer', async () => {
  documents = ['a', 'b'];
  await open(['a', 'b']);
  documents = ['b'];
  await page.again();
  expect(chosen()).toEqual(['b']);
});
