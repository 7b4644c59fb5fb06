import type { Question } from '#features/postings/fields.ts';
import { fold } from '#shared/serbian-text.ts';
import type { ApplicationStatus } from '../../application-type.ts';
import type { AnsweredQuestion } from '../../fields.ts';
import type { ApplicationPlace } from '../fields.ts';
import type { ListFilters } from '../list-filters.ts';
import { answerValue, type ListSort, type RequirementState } from '../list-values.ts';

/** An application as far as filters, counts and orders need it; of a withdrawn one nothing of its content (rules.md#withdrawing). */
export interface Listed {
  id: string;
  status: ApplicationStatus;
  /** Not opened yet, and still to be read. */
  unread: boolean;
  /** It stands, and has no answer yet. */
  waits: boolean;
  createdAt: Date;
  answers: readonly AnsweredQuestion[];
  /** Everything that a search looks at except answers; empty when nothing is searched. */
  text: string;
}

/** Null where nothing was required. */
export const requirementState = ({ answers }: Pick<Listed, 'answers'>): RequirementState | null => {
  const asked = answers.filter(({ requirement }) => requirement);
  if (asked.length === 0) return null;
  return asked.every(({ requirement }) => requirement?.met) ? 'met' : 'unmet';
};

/** Which of the filters an application fails. */
interface Verdict {
  search: boolean;
  status: boolean;
  requirements: boolean;
  /** Ids of questions. */
  questions: readonly string[];
}

/** The answers that are asked for, as words by their question; what the posting does not ask is dropped. */
export const wantedAnswers = (
  questions: readonly Question[],
  values: readonly string[],
): Map<string, ReadonlySet<string>> => {
  const asked = new Set(values);
  const wanted = new Map<string, ReadonlySet<string>>();
  for (const { id, answers } of questions) {
    const words = answers.filter((_, index) => asked.has(answerValue(id, index)));
    if (words.length > 0) wanted.set(id, new Set(words));
  }
  return wanted;
};

const searched = ({ text, answers }: Listed): string => {
  const entered = answers.filter(({ answerType }) => answerType === 'free').flatMap((one) => one.answers);
  return fold([text, ...entered].join('\n'));
};

/** The one condition behind list, counts and selection: what of the filters an application fails. */
function judge(questions: readonly Question[], filters: ListFilters): (application: Listed) => Verdict {
  const words = fold(filters.q).split(/\s+/).filter(Boolean);
  const wanted = [...wantedAnswers(questions, filters.answer)];
  const finds = (application: Listed): boolean => {
    if (words.length === 0) return true;
    const text = searched(application);
    return words.every((word) => text.includes(word));
  };
  return (application) => ({
    search: !finds(application),
    status: filters.status !== 'all' && application.status !== filters.status,
    requirements: filters.requirements !== null && requirementState(application) !== filters.requirements,
    questions: wanted
      .filter(
        ([id, chosen]) =>
          !application.answers.some(
            ({ questionId, answers }) => questionId === id && answers.some((answer) => chosen.has(answer)),
          ),
      )
      .map(([id]) => id),
  });
}

const ranks: Record<RequirementState, number> = { met: 0, unmet: 2 };
const rank = (application: Listed): number => {
  const state = requirementState(application);
  return state === null ? 1 : ranks[state];
};

const newestFirst = (a: Listed, b: Listed): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

const orders: Record<ListSort, (a: Listed, b: Listed) => number> = {
  newest: newestFirst,
  unread: (a, b) => Number(b.unread) - Number(a.unread) || newestFirst(a, b),
  fulfilled: (a, b) => rank(a) - rank(b) || newestFirst(a, b),
};

export interface AnswerCount {
  value: string;
  text: string;
  count: number;
  required: boolean;
}

export interface QuestionCounts {
  id: string;
  text: string;
  answers: AnswerCount[];
}

/** What the filters leave of a posting's applications. Every count holds under the other filters. */
export interface Filtered {
  matching(sort: ListSort): Listed[];
  /**
   * Position and neighbours of an application. One that the filters leave out (it was just sorted) has no position, but the
   * neighbours that it would have; one that is not there has none.
   */
  placeOf(id: string, sort: ListSort): ApplicationPlace;
  total: number;
  statuses: Record<ApplicationStatus | 'all', number>;
  /** Null when nothing was required of anybody. */
  requirements: Record<RequirementState, number> | null;
  /** Questions with predefined answers. */
  questions: QuestionCounts[];
}

const placeAmong = (left: readonly Listed[], self: Listed | null, sort: ListSort): ApplicationPlace => {
  if (!self) return { place: null, total: left.length, previousId: null, nextId: null };
  const listed = left.includes(self);
  const ordered = (listed ? left : [...left, self]).toSorted(orders[sort]);
  const at = ordered.indexOf(self);
  return {
    place: listed ? at + 1 : null,
    total: left.length,
    previousId: ordered[at - 1]?.id ?? null,
    nextId: ordered[at + 1]?.id ?? null,
  };
};

/** Applies filters to all applications of a posting (rules.md#reviewing). */
export function filterApplications(
  received: readonly Listed[],
  questions: readonly Question[],
  filters: ListFilters,
): Filtered {
  const all = filters.answered === 'no' ? received.filter(({ waits }) => waits) : received;
  const verdictOf = judge(questions, filters);
  const left: Listed[] = [];
  const statuses = { all: 0, unsorted: 0, saved: 0, maybe: 0, rejected: 0 };
  const requirements = { met: 0, unmet: 0 };
  /** By question, then by the words of an answer. */
  const answers = new Map(questions.map(({ id }) => [id, new Map<string, number>()]));
  let required = false;
  for (const application of all) {
    const state = requirementState(application);
    if (state) required = true;
    const verdict = verdictOf(application);
    if (verdict.search) continue;
    const missed = verdict.questions.length;
    if (missed === 0 && !verdict.requirements) {
      statuses.all += 1;
      statuses[application.status] += 1;
      if (!verdict.status) left.push(application);
    }
    if (missed === 0 && !verdict.status && state) requirements[state] += 1;
    if (missed > 1 || verdict.status || verdict.requirements) continue;
    for (const { questionId, answers: given } of application.answers) {
      const counts = answers.get(questionId);
      if (!counts || (missed === 1 && verdict.questions[0] !== questionId)) continue;
      for (const answer of new Set(given)) counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
  }
  return {
    matching: (sort) => left.toSorted(orders[sort]),
    placeOf: (id, sort) => placeAmong(left, received.find((one) => one.id === id) ?? null, sort),
    total: left.length,
    statuses,
    requirements: required ? requirements : null,
    questions: questions
      .filter(({ answerType }) => answerType !== 'free')
      .map(({ id, text, answers: offered, requiredAnswers = [] }) => ({
        ...{ id, text },
        answers: offered.map((answer, index) => ({
          value: answerValue(id, index),
          text: answer,
          count: answers.get(id)?.get(answer) ?? 0,
          required: requiredAnswers.includes(answer),
        })),
      })),
  };
}
