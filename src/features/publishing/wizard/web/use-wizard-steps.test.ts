// @vitest-environment happy-dom
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { emptyDraft } from '../../drafts/fields.ts';
import type { DraftKind, DraftValues } from '../../drafts/web/posting-draft.ts';
import type { DraftSource } from '../../drafts/web/use-draft-form.ts';
import type { PostingStep } from '../../posting-steps.ts';
import { useWizardSteps } from './use-wizard-steps.ts';

const goTo = vi.fn();
let page: HookPage<ReturnType<typeof useWizardSteps> & { type: (title: string) => void }>;

const open = async (kind: DraftKind, asked: PostingStep, isNamed = true) => {
  const source = { kind, lastDayOf: () => null } as Partial<DraftSource> as DraftSource;
  page = await renderHook(() => {
    const form = useForm<DraftValues>({ defaultValues: emptyDraft() });
    return {
      ...useWizardSteps(form, source, asked, goTo, isNamed),
      type: (title) => form.setValue('positionTitle', title),
    };
  });
};
afterEach(() => page.unmount());

test('who asks for a closed step is told why, until they begin to fill in what is missing', async () => {
  await open('create', 'sadrzaj');
  expect(page.current).toMatchObject({ step: 'tip', locked: { wanted: 'sadrzaj' } });
  await page.act(() => page.current.type('Kuvar'));
  expect(page.current.locked).toBeNull();
});

test('a renewal whose ad type is to be chosen anew begins there without a warning', async () => {
  await open('renew', 'opsti-podaci');
  expect(page.current).toMatchObject({ step: 'tip', locked: null });
});

test('an address that does not say which draft and step it is comes to do so, and that is no mistake', async () => {
  goTo.mockClear();
  await open('create', 'tip', false);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('tip', { replace: true });
  expect(page.current.locked).toBeNull();
});
