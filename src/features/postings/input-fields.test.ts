import { describe, expect, test } from 'vitest';
import { type FilledStep, stepFields, stepOfField } from '#features/publishing/posting-steps.ts';
import { toFieldIssues } from '#kit/validation-issues.ts';
import { type PostingForm, postingInput, stepSchemas, withoutCoveredPlaces } from './input-fields.ts';

const right: PostingForm = {
  productGroup: 'free',
  positionTitle: 'Viši računovođa (m/ž)',
  categories: ['racunovodstvo'],
  locations: ['vracar'],
  contractType: 'neodredjeno',
  jobType: 'puno',
  contentType: 'text',
  jobDescription: '<p>Vodićete knjige.</p>',
};

const issuesOf = (change: Record<string, unknown>): string[] => {
  const result = postingInput.safeParse({ ...right, ...change }, { reportInput: true });
  return result.success ? [] : toFieldIssues(result.error).map(({ path, code }) => `${path} ${code}`);
};

const question = (change: object = {}) => ({
  id: 'a',
  text: 'Kada počinjete?',
  answerType: 'single',
  answers: ['odmah', 'za mesec dana'],
  ...change,
});

test('the least that makes a posting, with its defaults', () => {
  expect(postingInput.parse(right)).toMatchObject({
    productDuration: 15,
    workModel: null,
    salaryRange: null,
    expiryDate: null,
    questions: [],
    isExternalApply: false,
    notificationsEmail: '',
  });
});

test.each<[string, Record<string, unknown>, string[]]>([
  [
    'four categories',
    { categories: ['racunovodstvo', 'finansije', 'administracija', 'ekonomija'] },
    ['categories too-many'],
  ],
  ['no category', { categories: [] }, ['categories choose']],
  ['an invented category', { categories: ['gusarstvo'] }, ['categories.0 not-listed']],
  ['no place', { locations: [] }, ['locations choose']],
  ['an invented place', { locations: ['atlantida'] }, ['locations.0 not-listed']],
  ['an invented contract', { contractType: 'doživotni' }, ['contractType not-listed']],
  ['an invented ad type', { productGroup: 'gold' }, ['productGroup not-listed']],
  ['two letters as a title', { positionTitle: ' ab ' }, ['positionTitle too-short']],
  [
    'a file posting without file and short description',
    { contentType: 'file', jobDescription: '' },
    ['jobShortDescription required', 'file required'],
  ],
  ['a picture that is no upload', { image: 'slika.png' }, ['image format']],
  ['a field nobody knows', { price: 1 }, ['price unknown-field']],
  [
    'a lower end above the upper',
    { salaryRange: { min: 2000, max: 1000, currency: 'EUR', basis: 'net' } },
    ['salaryRange.min min-above-max'],
  ],
  ['a text without a description', { jobDescription: '<p> </p>' }, ['jobDescription required']],
  ['a short one without words', { contentType: 'short' }, ['jobShortDescription required']],
  ['161 characters beside a text', { jobShortDescription: 'x'.repeat(161) }, ['jobShortDescription too-long']],
  ['5,001 characters of text', { jobDescription: `<p>${'x'.repeat(5001)}</p>` }, ['jobDescription too-long']],
  ['an outside application without an address', { isExternalApply: true }, ['externalLink required']],
  [
    'a link that is no web address',
    { isExternalApply: true, externalLink: 'javascript:alert(1)' },
    ['externalLink web-address'],
  ],
  ['a phone nobody has', { isExternalApply: true, externalPhone: '12' }, ['externalPhone phone']],
  ['a day that does not exist', { expiryDate: '2026-02-30' }, ['expiryDate date']],
])('%s', (_, change, expected) => {
  expect(issuesOf(change)).toEqual(expected);
});

describe('fields of a mode that is not chosen do not count', () => {
  const tooLong = `<p>${'x'.repeat(5001)}</p>`;

  test.each<[string, Record<string, unknown>]>([
    ['a link, while one applies here', { externalLink: 'ne valja' }],
    ['a phone, while one applies here', { isExternalApply: false, externalPhone: '12' }],
    ['a phone beside a link', { isExternalApply: true, externalLink: 'primer.rs', externalPhone: '12' }],
    [
      'rich parts of a short posting',
      {
        contentType: 'short',
        jobShortDescription: 'Kratko.',
        jobDescription: tooLong,
        offersDescription: tooLong,
      },
    ],
    [
      'answers of a question with a free entry',
      {
        questions: [question({ answerType: 'free', answers: Array.from({ length: 11 }, () => 'x'.repeat(999)) })],
      },
    ],
  ])('%s', (_, change) => {
    expect(issuesOf(change)).toEqual([]);
  });

  test('and are not kept', () => {
    const short = { contentType: 'short', jobShortDescription: 'Kratko.', jobDescription: '<p>Dugo.</p>' };
    expect(postingInput.parse({ ...right, ...short, externalLink: 'primer.rs' })).toMatchObject({
      jobDescription: '',
      externalLink: '',
    });
  });

  test('every mode of every step is judged alike by its step and by the whole', () => {
    const wrong = { externalLink: 'ne valja', externalPhone: '12', jobDescription: tooLong };
    for (const contentType of ['short', 'text', 'file'])
      for (const isExternalApply of [false, true]) {
        const values: Record<string, unknown> = { ...right, ...wrong, contentType, isExternalApply };
        const ofSteps = (['sadrzaj', 'oglasivac'] as const).flatMap((step) => {
          const own = Object.fromEntries(
            stepFields(step)
              .filter((field) => field in values)
              .map((field) => [field, values[field]]),
          );
          const result = stepSchemas[step].safeParse(own, { reportInput: true });
          return result.success ? [] : toFieldIssues(result.error).map(({ path, code }) => `${path} ${code}`);
        });
        expect(new Set(issuesOf({ ...wrong, contentType, isExternalApply }))).toEqual(new Set(ofSteps));
      }
  });
});

test('all mistakes at once, those between fields too', () => {
  expect(issuesOf({ positionTitle: '', jobDescription: '', isExternalApply: true })).toEqual([
    'positionTitle required',
    'jobDescription required',
    'externalLink required',
  ]);
});

test('5,000 characters are counted on the words, not on the tags', () => {
  expect(issuesOf({ jobDescription: `<p>${'<strong>č</strong>'.repeat(1000)}</p>` })).toEqual([]);
});

test('a short posting may have 1,000 characters', () => {
  expect(issuesOf({ contentType: 'short', jobShortDescription: 'x'.repeat(1000) })).toEqual([]);
});

test('an empty salary is no salary, one end is enough', () => {
  const salary = { min: null, max: null, currency: 'RSD', basis: 'net' } as const;
  expect(postingInput.parse({ ...right, salaryRange: salary }).salaryRange).toBeNull();
  expect(postingInput.parse({ ...right, salaryRange: { ...salary, min: 90_000 } }).salaryRange?.min).toBe(90_000);
});

test('a bare domain and a domestic phone are stored whole', () => {
  const input = postingInput.parse({
    ...right,
    isExternalApply: true,
    externalLink: 'www.primer.rs/posao',
  });
  expect(input).toMatchObject({ externalLink: 'https://www.primer.rs/posao' });
  const byPhone = { ...right, isExternalApply: true, externalPhone: '064 123 4567' };
  expect(postingInput.parse(byPhone)).toMatchObject({ externalPhone: '+381641234567' });
});

test('Cela Srbija makes its other places superfluous, not what lies abroad', () => {
  expect(withoutCoveredPlaces(['novi-sad', 'cela-srbija', 'inostranstvo'])).toEqual(['cela-srbija', 'inostranstvo']);
  expect(withoutCoveredPlaces(['novi-sad', 'inostranstvo'])).toEqual(['novi-sad', 'inostranstvo']);
  expect(postingInput.parse({ ...right, locations: ['nis', 'cela-srbija'] }).locations).toEqual(['cela-srbija']);
});

describe('questions', () => {
  test.each<[string, unknown[], string[]]>([
    ['a question with its answers', [question()], []],
    ['without answers', [question({ answers: [] })], ['questions.0.answers answers-needed']],
    ['with one answer and a blank', [question({ answers: ['odmah', ' '] })], ['questions.0.answers answers-needed']],
    ['with a blank among answers', [question({ answers: ['da', 'ne', ''] })], ['questions.0.answers.2 required']],
    ['with the same answer twice', [question({ answers: ['Da', 'da'] })], ['questions.0.answers.1 repeated']],
    [
      'with eleven answers',
      [question({ answers: Array.from({ length: 11 }, String) })],
      ['questions.0.answers too-many'],
    ],
    ['without words', [question({ text: ' ' })], ['questions.0.text required']],
    ['eleven of them', Array.from({ length: 11 }, (_, index) => question({ id: `q${index}` })), ['questions too-many']],
    ['two of one id', [question(), question()], ['questions invalid']],
  ])('%s', (_, questions, expected) => {
    expect(issuesOf({ questions })).toEqual(expected);
  });

  const required = (change: object = {}) =>
    question({ answers: ['da', 'učim', 'ne'], requiredAnswers: ['da'], otherwise: 'end', ...change });

  test.each<[string, object, string[]]>([
    ['one required answer', required(), []],
    ['all of several answers', required({ answerType: 'multiple', requiredAnswers: ['ne', 'da', 'učim'] }), []],
    ['no required answers and nothing otherwise', question({ requiredAnswers: [] }), []],
    [
      'required answers without what happens otherwise',
      required({ otherwise: undefined }),
      ['questions.0.otherwise choose'],
    ],
    [
      'what happens otherwise without required answers',
      required({ requiredAnswers: [] }),
      ['questions.0.requiredAnswers required-answers-needed'],
    ],
    [
      'what happens otherwise alone',
      question({ otherwise: 'mark' }),
      ['questions.0.requiredAnswers required-answers-needed'],
    ],
    ['something else otherwise', required({ otherwise: 'hide' }), ['questions.0.otherwise not-listed']],
    [
      'every single answer required',
      required({ requiredAnswers: ['da', 'učim', 'ne'] }),
      ['questions.0.requiredAnswers no-answer-left'],
    ],
    [
      'a required answer that is not offered',
      required({ requiredAnswers: ['da', 'možda'] }),
      ['questions.0.requiredAnswers.1 not-listed'],
    ],
    [
      'a required answer without words',
      required({ requiredAnswers: ['da', ' '] }),
      ['questions.0.requiredAnswers.1 not-listed'],
    ],
    [
      'an answer required twice',
      required({ requiredAnswers: ['da', 'da '] }),
      ['questions.0.requiredAnswers.1 repeated'],
    ],
    [
      'eleven required answers',
      required({ requiredAnswers: Array.from({ length: 11 }, () => 'da') }),
      ['questions.0.requiredAnswers too-many'],
    ],
    [
      'a requirement of a free entry',
      required({ answerType: 'free' }),
      ['questions.0.requiredAnswers requirement-of-free'],
    ],
    [
      'what happens otherwise of a free entry',
      required({ answerType: 'free', requiredAnswers: [] }),
      ['questions.0.otherwise requirement-of-free'],
    ],
  ])('with %s', (_, asked, expected) => {
    expect(issuesOf({ questions: [asked] })).toEqual(expected);
  });

  test('a requirement is kept in the order of the answers, and leaves nothing behind where there is none', () => {
    const several = required({ answerType: 'multiple', requiredAnswers: ['ne ', 'da'] });
    const { questions } = postingInput.parse({
      ...right,
      questions: [several, { ...question(), id: 'b', requiredAnswers: [], otherwise: undefined }],
    } as PostingForm);
    expect(questions[0]).toMatchObject({ requiredAnswers: ['da', 'ne'], otherwise: 'end' });
    expect(questions[1]).toStrictEqual({ ...question(), id: 'b' });
  });

  test('a free entry has no answers to choose from', () => {
    const { questions } = postingInput.parse({
      ...right,
      questions: [question({ answerType: 'free', answers: ['nešto'] })],
    } as PostingForm);
    expect(questions[0]?.answers).toEqual([]);
  });
});

test('every field belongs to one step, and the steps have them all', () => {
  for (const [step, schema] of Object.entries(stepSchemas)) {
    expect(stepFields(step as FilledStep)).toEqual(Object.keys(schema.out.shape));
  }
  expect(stepOfField('questions.0.text')).toBe('upitnik');
  expect(stepOfField('nothing')).toBeNull();
});
