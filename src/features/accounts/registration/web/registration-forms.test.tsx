import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { PostedForm } from '#ui/forms/posted.tsx';
import { discardEmployerDraft, loadEmployerDraft, saveEmployerDraft } from './employer-draft.ts';
import { RegisterEmployerForm } from './register-employer-form.tsx';
import { RegisterJobseekerForm } from './register-jobseeker-form.tsx';

type Form = typeof RegisterEmployerForm | typeof RegisterJobseekerForm;

/** Names of the checked boxes in the server-rendered page. */
const served = (RegistrationForm: Form, posted: Record<string, boolean> | null = null): string[] => {
  const form = <RegistrationForm redirectUrl={null} onRegistered={() => undefined} />;
  const value = posted && {
    values: posted,
    errors: [],
    rest: null,
    problem: { type: '', title: '', status: 422, detail: '', code: 'validation', requestId: '', errors: [] },
    retryAfter: undefined,
  };
  const router = createMemoryRouter([{ path: '*', element: <PostedForm value={value}>{form}</PostedForm> }]);
  const boxes = renderMarkup(<RouterProvider router={router} />).match(/<input[^>]*type="checkbox"[^>]*>/g);
  return (boxes ?? []).filter((box) => / checked=/.test(box)).map((box) => / name="([^"]*)"/.exec(box)?.[1] ?? '');
};

test('news are ticked for companies in the page that the server sends, and nothing else', () => {
  expect(served(RegisterEmployerForm)).toEqual(['newsNotifications']);
  expect(served(RegisterJobseekerForm)).toEqual([]);
});

test('a form that was sent without scripts comes back as it was ticked', () => {
  const sent = { newsNotifications: false, specialOffers: true, terms: true };
  expect(served(RegisterEmployerForm, sent).sort()).toEqual(['specialOffers', 'terms']);
});

test('the draft of a company keeps consents as they were left, and never passwords or the terms', () => {
  expect(loadEmployerDraft()).toEqual({});
  const filled = { company: 'Lipa', password: 'Tajna1!', terms: true };
  saveEmployerDraft({ ...filled, newsNotifications: false, specialOffers: true });
  expect(loadEmployerDraft()).toEqual({ company: 'Lipa', newsNotifications: false, specialOffers: true });
  saveEmployerDraft({ newsNotifications: true, specialOffers: false });
  expect(loadEmployerDraft()).toEqual({ newsNotifications: true, specialOffers: false });
  discardEmployerDraft();
});
