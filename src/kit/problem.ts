/**
 * HTTP statuses of problem codes that belong to no feature, or to several. Features declare their own in `problems.ts`.
 * The message of a code is the text `{prefix}.problems.{name}` (`problems.{name}` for those without a prefix).
 */
export const generalProblems = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  conflict: 409,
  gone: 410,
  'payload-too-large': 413,
  'uri-too-long': 414,
  'unsupported-media-type': 415,
  validation: 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
  'storage-full': 507,
  'idempotency.key-reused': 422,
  'idempotency.still-running': 409,
  'administration.already-done': 409,
} as const satisfies ProblemTable;

/** Codes with their HTTP statuses. */
export type ProblemTable = Readonly<Record<string, number>>;

/**
 * Problem codes of the features, each added by declaration merging, so that they are checked without kit/ depending on
 * them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface FeatureProblems {}

export type ProblemCode = keyof typeof generalProblems | keyof FeatureProblems;

/**
 * An invalid field: `path` as `education.0.title`, `code` of the validation messages, `message` in the request's
 * language.
 */
export interface FieldError {
  path: string;
  code: string;
  params?: Record<string, string | number>;
  message: string;
}

/** The body of every failure: `application/problem+json` (RFC 9457) with our members. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  requestId: string;
  errors: FieldError[];
  /** The current state that was saved meanwhile, in the shape of the endpoint's `data`; only for version conflicts. */
  current?: unknown;
}

/** A field error before its message is translated. */
export interface FieldIssue {
  path: string;
  code: string;
  params?: Record<string, string | number>;
}

interface ProblemOptions {
  params?: Record<string, string | number>;
  issues?: FieldIssue[];
  /** Seconds for `Retry-After`. */
  retryAfter?: number;
  /** The newer state that the save would have overwritten. */
  current?: unknown;
  cause?: unknown;
}

/** `Retry-After` in seconds while a dependency of the site is unavailable for an unknown time. */
export const awayRetrySeconds = 10;

/** Thrown by services. The HTTP layer converts it to a {@link ProblemBody} in the request's language. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: Record<string, string | number>;
  readonly issues: FieldIssue[];
  readonly retryAfter: number | undefined;
  readonly current: unknown;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'Problem';
    this.code = code;
    this.params = options.params ?? {};
    this.issues = options.issues ?? [];
    this.retryAfter = options.retryAfter;
    this.current = options.current;
  }
}

/**
 * Maximum number of field errors in one response: nobody corrects more at once, and each is larger than the input that
 * caused it.
 */
const maxIssues = 100;

/** A 422 with the given field errors. */
export const validationProblem = (issues: FieldIssue[]): Problem =>
  new Problem('validation', { issues: issues.slice(0, maxIssues) });

/** Recognises a thrown {@link Problem} by its fields: two copies of this module exist while rendering. */
export const isProblem = (error: unknown): error is Problem =>
  error instanceof Error && error.name === 'Problem' && 'code' in error && 'issues' in error;
