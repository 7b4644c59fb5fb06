// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { type Submission, usePlainSubmit } from './use-submit.ts';

let page: HookPage<null>;
let submission: Submission;
let answer: () => void;

const waits = () =>
  new Promise<void>((resolve) => {
    answer = resolve;
  });

function Probe() {
  submission = usePlainSubmit(waits);
  return (
    <Form name="probe" submission={submission}>
      <SubmitButton>Pošalji</SubmitButton>
      <SubmitButton loadingText="Poručujemo">Poruči</SubmitButton>
    </Form>
  );
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('form button')];
const busy = () => buttons().map((button) => button.hasAttribute('aria-busy'));

afterEach(() => page.unmount());

test('busy while the form around is sent, not while a part of it runs', async () => {
  page = await renderHook(() => null, { around: () => <Probe /> });
  expect(buttons().map(({ type }) => type)).toEqual(['submit', 'submit']);
  await page.act(() => void submission.attempt(waits));
  expect(busy()).toEqual([false, false]);
  await page.act(() => answer());
  await page.act(() => buttons()[0]?.click());
  expect(busy()).toEqual([true, true]);
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['PošaljiŠaljemo', 'PoručiPoručujemo']);
  await page.act(() => answer());
  expect(busy()).toEqual([false, false]);
});
