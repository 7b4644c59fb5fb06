// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import type { Question } from '#features/postings/fields.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { type DraftValues, emptyDraft } from '../../drafts/fields.ts';
import { useQuestion } from './use-question.ts';

let page: HookPage<ReturnType<typeof useQuestion>>;

const asked: Question = { id: 'p1', text: 'Imate li dozvolu?', answerType: 'single', answers: ['Da', 'Ne'] };

const open = async (change: Partial<Question> = {}) => {
  const InForm = ({ children }: { children: ReactNode }) => {
    const form = useForm<DraftValues>({
      defaultValues: { ...emptyDraft(), questions: [{ ...asked, ...change }] },
    });
    return <FormProvider {...form}>{children}</FormProvider>;
  };
  page = await renderHook(() => useQuestion(0), { around: (probe) => <InForm>{probe}</InForm> });
};
const act = (what: (edited: ReturnType<typeof useQuestion>) => void) => page.act(() => what(page.current));
const now = () => {
  const { answers, requiredAnswers, otherwise } = page.current.question;
  return { answers, requiredAnswers, otherwise };
};

afterEach(() => page.unmount());

test('a question needs nothing until that is said, and then what is marked', async () => {
  await open();
  await act(({ mark }) => mark(0, true));
  expect(now()).toMatchObject({ requiredAnswers: undefined, otherwise: undefined });
  await act(({ chooseOtherwise }) => chooseOtherwise('mark'));
  await act(({ mark }) => mark(0, true));
  expect(now()).toMatchObject({ requiredAnswers: ['Da'], otherwise: 'mark' });
  await act(({ chooseOtherwise }) => chooseOtherwise('end'));
  expect(now()).toMatchObject({ requiredAnswers: ['Da'], otherwise: 'end' });
  await act(({ chooseOtherwise }) => chooseOtherwise(undefined));
  expect(now()).toMatchObject({ requiredAnswers: undefined, otherwise: undefined });
  expect(page.current.marks).toEqual([false, false]);
});

test('a mark follows its answer while that is typed over the words of another', async () => {
  await open({ requiredAnswers: ['Da'], otherwise: 'end' });
  for (const words of ['', 'N', 'Ne', 'Nemam']) await act(({ writeAnswer }) => writeAnswer(0, words));
  expect(now()).toEqual({ answers: ['Nemam', 'Ne'], requiredAnswers: ['Nemam'], otherwise: 'end' });
  expect(page.current.marks).toEqual([true, false]);
});

test('an answer that is removed takes its mark along, one that is added has none', async () => {
  await open({ requiredAnswers: ['Ne'], otherwise: 'mark' });
  await act(({ addAnswer }) => addAnswer());
  await act(({ writeAnswer }) => writeAnswer(2, 'Učim'));
  expect(page.current.marks).toEqual([false, true, false]);
  await act(({ removeAnswer }) => removeAnswer(1));
  expect(now()).toEqual({ answers: ['Da', 'Učim'], requiredAnswers: [], otherwise: 'mark' });
  await act(({ mark }) => mark(1, true));
  await act(({ removeAnswer }) => removeAnswer(0));
  expect(now()).toMatchObject({ answers: ['Učim'], requiredAnswers: ['Učim'] });
});

test('a free entry needs no answer, also after it has answers again', async () => {
  await open({ requiredAnswers: ['Da'], otherwise: 'end' });
  await act(({ chooseKind }) => chooseKind('free'));
  await act(({ chooseKind }) => chooseKind('multiple'));
  expect(now()).toEqual({ answers: ['Da', 'Ne'], requiredAnswers: undefined, otherwise: undefined });
  expect(page.current.question.answerType).toBe('multiple');
});
