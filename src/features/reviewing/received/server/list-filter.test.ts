import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applicationStatuses } from '#features/applying/application-type.ts';
import type { Question } from '#features/postings/fields.ts';
import { type ApplicationFilters, applicationFilters } from '../fields.ts';
import { answerStates, listSorts, requirementStates } from '../list-values.ts';
import { filterApplications, type Listed } from './list-filter.ts';

const questions: Question[] = [
  {
    id: 'a',
    text: 'Prvo?',
    answerType: 'single',
    answers: ['Da', 'Ne'],
    requiredAnswers: ['Da'],
    otherwise: 'mark',
  },
  { id: 'b.c', text: 'Drugo?', answerType: 'multiple', answers: ['PDV', 'Zarade', 'Nalozi'] },
  { id: 'd', text: 'Treće?', answerType: 'free', answers: [] },
];

const application = fc
  .record({
    id: fc.uuid(),
    status: fc.constantFrom(...applicationStatuses),
    unread: fc.boolean(),
    waits: fc.boolean(),
    awaitingReplySince: fc.option(fc.integer({ min: 1, max: 5 }).map((day) => new Date(day * 1000))),
    createdAt: fc.integer({ min: 0, max: 5 }).map((day) => new Date(day * 1000)),
    text: fc.constantFrom('Đorđe Niš', 'Ana Novi Sad', 'Ћирило Ниш'),
    first: fc.constantFrom('Da', 'Ne', null),
    second: fc.subarray(['PDV', 'Zarade', 'Staro']),
    third: fc.constantFrom('odmah', 'kasnije'),
  })
  .map(
    ({ first, second, third, ...rest }): Listed => ({
      ...rest,
      answers: [
        ...(first === null
          ? []
          : [
              {
                questionId: 'a',
                text: 'Prvo?',
                answerType: 'single' as const,
                answers: [first],
                requirement: { answers: ['Da'], met: first === 'Da' },
              },
            ]),
        { questionId: 'b.c', text: 'Drugo?', answerType: 'multiple', answers: second },
        { questionId: 'd', text: 'Treće?', answerType: 'free', answers: [third] },
      ],
    }),
  );

const filters: fc.Arbitrary<ApplicationFilters> = fc.record({
  status: fc.constantFrom('all', ...applicationStatuses),
  q: fc.constantFrom('', 'djordje', 'nis', 'nis odmah', 'nema'),
  answer: fc.subarray(['a.0', 'a.1', 'b.c.0', 'b.c.1', 'b.c.9', 'x.0']),
  requirements: fc.constantFrom(null, ...requirementStates),
  answered: fc.constantFrom(null, ...answerStates),
  sort: fc.constantFrom(...listSorts),
});

test('every count is what a list has that is narrowed by it', () => {
  fc.assert(
    fc.property(fc.array(application, { maxLength: 30 }), filters, (all, chosen) => {
      const { counts: found, matching } = filterApplications(all, questions, chosen);
      const totalWith = (change: Partial<ApplicationFilters>) =>
        filterApplications(all, questions, { ...chosen, ...change }).counts.total;
      expect(matching).toHaveLength(found.total);
      for (const status of ['all', ...applicationStatuses] as const)
        expect(found.counts[status]).toBe(totalWith({ status }));
      for (const state of requirementStates)
        if (found.requirements) expect(found.requirements[state]).toBe(totalWith({ requirements: state }));
      for (const { id, answers } of found.questions)
        for (const { value, count } of answers) {
          const others = chosen.answer.filter((one) => !one.startsWith(`${id}.`));
          expect(count, value).toBe(totalWith({ answer: [...others, value] }));
        }
    }),
  );
});

test('those without an answer are all that wait, and an opened one keeps its place among them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(application, { maxLength: 30, selector: ({ id }) => id }), (all) => {
      const asked: ApplicationFilters = { ...applicationFilters.parse({}), answered: 'no' };
      const found = filterApplications(all, questions, asked);
      const ids = found.matching.map(({ id }) => id);
      expect(ids.toSorted()).toEqual(
        all
          .filter(({ waits }) => waits)
          .map(({ id }) => id)
          .toSorted(),
      );
      for (const { id, waits } of all) {
        const { place, previousId, nextId } = found.placeOf(id);
        expect(place).toBe(waits ? ids.indexOf(id) + 1 : null);
        if (waits)
          expect([previousId, nextId]).toEqual([ids[ids.indexOf(id) - 1] ?? null, ids[ids.indexOf(id) + 1] ?? null]);
      }
    }),
  );
});

test('messages without an answer come first, the latest first, and are all that the filter leaves', () => {
  fc.assert(
    fc.property(fc.array(application, { maxLength: 30 }), (all) => {
      const times = (asked: Partial<ApplicationFilters>) =>
        filterApplications(all, questions, { ...applicationFilters.parse({}), ...asked }).matching.map(
          ({ awaitingReplySince }) => awaitingReplySince?.getTime() ?? null,
        );
      const expected = all
        .flatMap(({ awaitingReplySince }) => (awaitingReplySince ? [awaitingReplySince.getTime()] : []))
        .toSorted((a, b) => b - a);
      expect(times({ answered: 'reply', sort: 'replies' })).toEqual(expected);
      expect(times({ sort: 'replies' }).slice(0, expected.length)).toEqual(expected);
    }),
  );
});

test('every order has the same applications, each once', () => {
  fc.assert(
    fc.property(fc.array(application, { maxLength: 30 }), filters, (all, chosen) => {
      const ids = (sort: (typeof listSorts)[number]) =>
        filterApplications(all, questions, { ...chosen, sort })
          .matching.map(({ id }) => id)
          .sort();
      for (const sort of listSorts) expect(ids(sort)).toEqual(ids('newest'));
    }),
  );
});
