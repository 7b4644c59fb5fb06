import type { ProblemTable } from '#kit/problem.ts';

/** Problem codes with their HTTP statuses. */
export const applicationProblems = {
  'applications.other-apply-mode': 409,
  'applications.already-applied': 409,
  'applications.without-cv': 422,
  'applications.requirement-not-met': 422,
  'applications.not-found': 404,
  'applications.too-many-selected': 422,
  'applications.note-changed': 409,
  'applications.withdrawn': 409,
  'applications.bad-withdrawal-link': 404,
  'applications.erased': 409,
  'applications.archive-too-large': 422,
  'applications.nothing-to-pack': 422,
  'applications.nobody-to-write-to': 409,
  'applications.too-many-messages': 422,
  'applications.not-answerable': 409,
  'applications.template-not-found': 404,
  'applications.template-changed': 409,
  'applications.template-named': 409,
  'applications.templates-full': 422,
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

type ApplicationProblems = typeof applicationProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends ApplicationProblems {}
}
