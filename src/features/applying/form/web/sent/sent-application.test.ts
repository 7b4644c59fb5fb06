// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { type SentApplication, storeSentApplication, useSentApplication } from './sent-application.ts';

const sent: SentApplication = {
  receipt: { positionTitle: 'Kuvar', company: 'Bistrica', email: 'ana@primer.rs' },
  parts: { documents: 1, coverLetter: true, answers: 0 },
  sentAt: '2026-11-20T13:05:00.000Z',
};
let page: HookPage<SentApplication | null | undefined> | undefined;
const open = async (postingId: number) => {
  page = await renderHook(() => useSentApplication(postingId));
  return page.current;
};
beforeEach(() => sessionStorage.clear());
afterEach(() => page?.unmount());

test('the confirmation knows the application that was sent to this posting in this tab', async () => {
  storeSentApplication(7, sent);
  expect(await open(7)).toEqual(sent);
});

test('it knows of none to another posting, nor of one that cannot be read', async () => {
  storeSentApplication(7, sent);
  expect(await open(8)).toBeNull();
  await page?.unmount();
  sessionStorage.setItem('application-sent-7', '{"receipt":');
  expect(await open(7)).toBeNull();
});

test('the server, which has no tab, does not say that there was none', () => {
  storeSentApplication(7, sent);
  let known: unknown = null;
  const Page = () => {
    known = useSentApplication(7);
    return null;
  };
  renderToString(createElement(Page));
  expect(known).toBeUndefined();
});
