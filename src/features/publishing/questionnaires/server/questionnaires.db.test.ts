import { describe, expect, test } from 'vitest';
import { signedInEmployer } from '#tests/builders/personas.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { changeQuestionnaire, deleteQuestionnaire, keepQuestionnaire, listQuestionnaires } from '../contract.ts';
import type { QuestionnaireInput } from '../fields.ts';

const app = await createTestApplication();

const question = {
  id: 'p1',
  text: 'Imate li vozačku dozvolu?',
  answerType: 'single' as const,
  answers: ['da', 'ne'],
};
const keep = async (as: string, change: Partial<QuestionnaireInput> = {}) =>
  (await app.call(keepQuestionnaire, { body: { name: 'Vozači', questions: [question], ...change } }, { as })).data;
const list = async (as: string) => (await app.call(listQuestionnaires, {}, { as })).data;
const params = (id: number) => ({ id: String(id) });

describe('kept questionnaires', () => {
  test('are listed by name, changed and forgotten', async () => {
    const { token } = await signedInEmployer(app);
    const questionnaire = await keep(token);
    await keep(token, { name: 'administracija' });
    expect((await list(token)).map(({ name }) => name)).toEqual(['administracija', 'Vozači']);
    const body = { name: 'Vozači C', questions: [question, { ...question, id: 'p2' }], version: 1 };
    const changed = (await app.call(changeQuestionnaire, { params: params(questionnaire.id), body }, { as: token }))
      .data;
    expect(changed).toMatchObject({ name: 'Vozači C', version: 2, questions: [question, { id: 'p2' }] });
    const late = app.call(changeQuestionnaire, { params: params(questionnaire.id), body }, { as: token });
    expect(await refusalOf(late)).toMatchObject({ code: 'postings.questionnaire-changed', current: changed });
    await app.call(deleteQuestionnaire, { params: params(questionnaire.id) }, { as: token });
    expect(
      await refusalOf(app.call(deleteQuestionnaire, { params: params(questionnaire.id) }, { as: token })),
    ).toMatchObject({
      code: 'postings.questionnaire-not-found',
    });
    expect(await list(token)).toHaveLength(1);
  });

  test('keep what their questions require', async () => {
    const { token } = await signedInEmployer(app);
    const required = { ...question, requiredAnswers: ['da'], otherwise: 'end' as const };
    const { id } = await keep(token, { questions: [required] });
    expect(await list(token)).toMatchObject([{ questions: [required] }]);
    const body = { name: 'Vozači', questions: [question], version: 1 };
    const changed = await app.call(changeQuestionnaire, { params: params(id), body }, { as: token });
    expect(changed.data.questions).toEqual([question]);
    const wrong = keep(token, { name: 'Drugi', questions: [{ ...required, requiredAnswers: ['možda'] }] });
    expect((await refusalOf(wrong))?.fields).toEqual(['questions.0.requiredAnswers.0 not-listed']);
  });

  test('need a name of their own and at least one whole question', async () => {
    const { token } = await signedInEmployer(app);
    await keep(token);
    expect(await refusalOf(keep(token, { name: 'VOZAČI' }))).toMatchObject({
      code: 'postings.questionnaire-named',
    });
    const problem = await refusalOf(keep(token, { name: ' ', questions: [{ ...question, answers: ['da'] }] }));
    expect(problem?.fields).toEqual(['name required', 'questions.0.answers answers-needed']);
    expect(await refusalOf(keep(token, { questions: [] }))).toMatchObject({ code: 'validation' });
  });

  test('belong to one company, and are at most 50', async () => {
    const { token } = await signedInEmployer(app);
    const { token: other } = await signedInEmployer(app);
    const { id } = await keep(token);
    expect(await list(other)).toEqual([]);
    const body = { name: 'Tuđi', questions: [question], version: 1 };
    expect(await refusalOf(app.call(changeQuestionnaire, { params: params(id), body }, { as: other }))).toMatchObject({
      code: 'postings.questionnaire-not-found',
    });
    for (let number = 1; number < 50; number += 1) await keep(token, { name: `Upitnik ${number}` });
    expect(await refusalOf(keep(token, { name: 'Pedeset prvi' }))).toMatchObject({
      code: 'postings.questionnaires-full',
    });
  });
});
