import type { ProblemTable } from '#kit/problem.ts';

/** Problem codes with their HTTP statuses. */
export const interviewProblems = {
  'applications.nobody-to-invite': 409,
  'applications.interview-not-found': 404,
  'applications.interview-cancelled': 409,
  'applications.interview-over': 409,
  'applications.bad-interview-link': 404,
  'applications.interview-link-over': 410,
  'applications.slot-taken': 409,
  'applications.slot-gone': 409,
  'applications.slot-started': 409,
  'applications.too-late-to-move': 409,
} as const satisfies ProblemTable;

type InterviewProblems = typeof interviewProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends InterviewProblems {}
}
