import type { ApplicationStatus } from '#features/applying/application-type.ts';
import type { AnsweredQuestion } from '#features/applying/fields.ts';
import type { Question } from '#features/postings/fields.ts';
import { fold } from '#kit/serbian-text.ts';
import type { ApplicationFilters, ApplicationPlace, ApplicationsMeta } from '../fields.ts';
import { type AnswerState, answerValue, type ListSort, type RequirementState } from '../list-values.ts';

/**
 * The data of an application for filters, counts and sort orders; none of its content for a withdrawn one
 * (rules.md#withdrawing).
 */
export interface Listed {
  id: string;
  status: ApplicationStatus;
  /** Not opened yet, and still can be. */
  unread: boolean;
  /** It is current and has no answer yet. */
  waits: boolean;
  /** When the candidate wrote the message that has no answer yet; null: none, or it is no longer current. */
  awaitingReplySince: Date | null;
  createdAt: Date;
  answers: readonly AnsweredQuestion[];
  /** All searched text except answers; empty when nothing is searched. */
  text: string;
}

/** Null when there were no requirements. */
export const requirementState = ({ answers }: Pick<Listed, 'answers'>): RequirementState | null => {
  const asked = answers.filter(({ requirement }) => requirement);
  if (asked.length === 0) return null;
  return asked.every(({ requirement }) => requirement?.met) ? 'met' : 'unmet';
};

const answersTo = (questionId: string): string => `answer ${questionId}`;

const searched = ({ text, answers }: Listed): string => {
  const entered = answers.filter(({ answerType }) => answerType === 'free').flatMap((one) => one.answers);
  return fold([text, ...entered].join('\n'));
};

type Condition = (application: Listed) => boolean;

const answerConditions: Record<AnswerState, Condition> = {
  no: ({ waits }) => waits,
  reply: ({ awaitingReplySince }) => awaitingReplySince !== null,
};

/**
 * The conditions of each filter, by the name under which it is counted; cheap ones first. The single source for list,
 * counts, selection and file: a filter without conditions does not compile.
 */
const conditionsOf: {
  [K in Exclude<keyof ApplicationFilters, 'sort'>]: (
    filter: ApplicationFilters[K],
    questions: readonly Question[],
  ) => Record<string, Condition>;
} = {
  status: (status) => (status === 'all' ? {} : { status: (application) => application.status === status }),
  answered: (answered) => (answered === null ? {} : { answered: answerConditions[answered] }),
  requirements: (state) =>
    state === null ? {} : { requirements: (application) => requirementState(application) === state },
  // Answers to unknown questions are dropped.
  answer: (values, questions) =>
    Object.fromEntries(
      questions.flatMap(({ id, answers: offered }) => {
        const wanted = offered.filter((_, index) => values.includes(answerValue(id, index)));
        const given: Condition = ({ answers: all }) =>
          all.some(({ questionId, answers }) => questionId === id && answers.some((one) => wanted.includes(one)));
        return wanted.length === 0 ? [] : [[answersTo(id), given]];
      }),
    ),
  q: (q) => {
    const words = fold(q).split(/\s+/).filter(Boolean);
    if (words.length === 0) return {};
    return {
      q: (application) => {
        const text = searched(application);
        return words.every((word) => text.includes(word));
      },
    };
  },
};

const ranks: Record<RequirementState, number> = { met: 0, unmet: 2 };
const rank = (application: Listed): number => {
  const state = requirementState(application);
  return state === null ? 1 : ranks[state];
};

const newestFirst = (a: Listed, b: Listed): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

const orders: Record<ListSort, (a: Listed, b: Listed) => number> = {
  newest: newestFirst,
  replies: (a, b) =>
    (b.awaitingReplySince?.getTime() ?? 0) - (a.awaitingReplySince?.getTime() ?? 0) || newestFirst(a, b),
  unread: (a, b) => Number(b.unread) - Number(a.unread) || newestFirst(a, b),
  fulfilled: (a, b) => rank(a) - rank(b) || newestFirst(a, b),
};

/** The result of filtering a posting's applications. */
export interface Filtered {
  /** In the requested order. */
  matching: Listed[];
  /**
   * Position and neighbours of an application. One that does not match the filters (it was just sorted) has no
   * position, but the neighbours that it would have; an unknown one has neither.
   */
  placeOf(id: string): ApplicationPlace;
  /** Each count ignores its own filter. */
  counts: Pick<ApplicationsMeta, 'total' | 'counts' | 'requirements' | 'questions'>;
}

const placeAmong = (
  left: readonly Listed[],
  self: Listed | undefined,
  order: (a: Listed, b: Listed) => number,
): ApplicationPlace => {
  const total = left.length;
  if (!self) return { place: null, total, previousId: null, nextId: null };
  const listed = left.includes(self);
  const ordered = listed ? left : [...left, self].toSorted(order);
  const at = ordered.indexOf(self);
  return {
    place: listed ? at + 1 : null,
    total,
    previousId: ordered[at - 1]?.id ?? null,
    nextId: ordered[at + 1]?.id ?? null,
  };
};

/** Applies filters to all applications of a posting (rules.md#reviewing). */
export function filterApplications(
  received: readonly Listed[],
  questions: readonly Question[],
  { sort, ...filters }: ApplicationFilters,
): Filtered {
  const conditions = Object.entries(conditionsOf).flatMap(([name, of]) =>
    Object.entries(of(filters[name as keyof typeof filters] as never, questions)),
  );
  const left: Listed[] = [];
  const counts = { all: 0, unsorted: 0, saved: 0, maybe: 0, rejected: 0 };
  const requirements = { met: 0, unmet: 0 };
  /** By question, then by the text of an answer. */
  const answers = new Map(questions.map(({ id }) => [id, new Map<string, number>()]));
  for (const application of received) {
    const failed: string[] = [];
    for (const [name, holds] of conditions) {
      if (!holds(application)) failed.push(name);
      // An application that fails two filters is counted nowhere.
      if (failed.length > 1) break;
    }
    const passesBut = (name: string): boolean => failed.every((one) => one === name);
    const state = requirementState(application);
    if (failed.length === 0) left.push(application);
    if (passesBut('status')) {
      counts.all += 1;
      counts[application.status] += 1;
    }
    if (state && passesBut('requirements')) requirements[state] += 1;
    for (const { questionId, answers: given } of application.answers) {
      const words = answers.get(questionId);
      if (!words || !passesBut(answersTo(questionId))) continue;
      for (const answer of new Set(given)) words.set(answer, (words.get(answer) ?? 0) + 1);
    }
  }
  const matching = left.toSorted(orders[sort]);
  return {
    matching,
    placeOf: (id) =>
      placeAmong(
        matching,
        received.find((one) => one.id === id),
        orders[sort],
      ),
    counts: {
      total: left.length,
      counts,
      requirements: received.some(requirementState) ? requirements : null,
      questions: questions
        .filter(({ answerType }) => answerType !== 'free')
        .map(({ id, text, answers: offered, requiredAnswers = [] }) => ({
          id,
          text,
          answers: offered.map((answer, index) => ({
            value: answerValue(id, index),
            text: answer,
            count: answers.get(id)?.get(answer) ?? 0,
            required: requiredAnswers.includes(answer),
          })),
        })),
    },
  };
}
