/**
 * The one table from a problem's code to its HTTP status. A code's sentence is the text
 * `{feature}.problems.{name}` of the feature's messages (`problems.{name}` for those without a feature).
 */
export const problemStatus = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
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
  'accounts.wrong-credentials': 422,
  'accounts.email-not-verified': 422,
  'accounts.blocked': 422,
  'accounts.token-invalid': 422,
  'accounts.session-ended': 401,
  'accounts.foreign-origin': 403,
  'accounts.bad-unsubscribe-link': 422,
  'accounts.sign-in-again': 422,
  'accounts.password-needed': 422,
  'administration.message-not-found': 404,
  'administration.mail-not-found': 404,
  'administration.mail-not-resendable': 409,
  'administration.user-not-found': 404,
  'administration.already-done': 409,
  'administration.no-company-numbers': 409,
  'administration.not-yourself': 409,
  'administration.last-administrator': 409,
  'administration.only-candidates': 409,
  'administration.user-blocked': 409,
  'content.post-not-found': 404,
  'files.empty': 422,
  'files.too-large': 413,
  'files.type-not-allowed': 422,
  'files.content-mismatch': 422,
  'files.damaged': 422,
  'files.too-many-pixels': 422,
  'files.missing': 422,
  'files.not-yours': 422,
  'files.in-use': 409,
  'files.documents-full': 409,
  'employers.not-found': 404,
  'employers.profile-changed': 409,
  'postings.not-found': 404,
  'postings.removed': 410,
  'postings.not-live': 409,
  'postings.moved-on': 409,
  'postings.expiry-date-passed': 409,
  'postings.company-blocked': 409,
  'postings.changed': 409,
  'postings.edited-meanwhile': 409,
  'postings.renewal-waits': 409,
  'postings.draft-changed': 409,
  'postings.questionnaire-not-found': 404,
  'postings.questionnaire-changed': 409,
  'postings.questionnaire-named': 409,
  'postings.questionnaires-full': 409,
  'postings.saved-limit-reached': 409,
  'postings.free-limit-reached': 409,
  'postings.free-not-available': 409,
  'advertising.no-provider': 409,
  'advertising.no-company-data': 409,
  'advertising.price-changed': 409,
  'advertising.no-credit': 409,
  'advertising.orders-full': 409,
  'advertising.order-not-found': 404,
  'advertising.order-settled': 409,
  'advertising.proforma-not-drawn': 409,
  'applications.other-apply-mode': 409,
  'applications.without-cv': 422,
  'applications.not-found': 404,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatus;

/** One wrong field: `path` as `education.0.title`, `code` of the validation messages, `message` in the request's language. */
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
  /** What somebody else has saved meanwhile, in the shape of the endpoint's `data`; only where a version was too old. */
  current?: unknown;
}

/** A field error before it has a sentence. */
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
  /** The newer state that a save would have written over. */
  current?: unknown;
  cause?: unknown;
}

/** `Retry-After` while something the site cannot work without is away, in seconds: it comes back by itself, or nobody knows when. */
export const awayRetrySeconds = 10;

/** What services throw. The HTTP layer turns it into a {@link ProblemBody} in the request's language. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly params: Record<string, string | number>;
  readonly issues: FieldIssue[];
  readonly retryAfter: number | undefined;
  readonly current: unknown;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = problemStatus[code];
    this.params = options.params ?? {};
    this.issues = options.issues ?? [];
    this.retryAfter = options.retryAfter;
    this.current = options.current;
  }
}

/** Wrong fields that are told at once: nobody mends more, and each costs more room than it took to send. */
const mostIssues = 100;

/** A 422 with the named fields. */
export const validationProblem = (issues: FieldIssue[]): Problem =>
  new Problem('validation', { issues: issues.slice(0, mostIssues) });

/** Recognises a thrown {@link Problem} by its fields: two copies of this module exist while rendering. */
export const isProblem = (error: unknown): error is Problem =>
  error instanceof Error && error.name === 'Problem' && 'code' in error && 'issues' in error;
