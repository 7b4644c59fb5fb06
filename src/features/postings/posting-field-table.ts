import type { catalog, ListName } from '#features/catalog/catalog.ts';
import { postingLimits as limits } from './posting-limits.ts';

/* Every field of a posting that employers fill in, once (ADR 38). Input, drafts, import, pages, lists and filters
   derive from these rows; labels are the texts `postings.fields.{field}`. Browsers load this file with their first
   page, so it contains no schema and no list of labels. */

/** The steps of the wizard that have fields, in order (rules.md#posting-wizard). */
export const filledSteps = ['tip', 'opsti-podaci', 'sadrzaj', 'upitnik', 'oglasivac'] as const;
export type FilledStep = (typeof filledSteps)[number];

interface FieldRow {
  /** The step of the wizard that contains it. */
  step: FilledStep;
  /**
   * Shown on the posting's page under its own name; `card`: in lists too. Without it pages show it in another form, or
   * not at all.
   */
  shown?: 'card' | 'page';
  /**
   * Whether it identifies the employer or the way to apply: changes of such fields are reviewed
   * (rules.md#reviewed-changes).
   */
  identity?: true;
}

/** One code of a list; null when it is not stated. */
interface CodeRow extends FieldRow {
  kind: 'code';
  list: ListName;
  required?: true;
  /** Whether postings can be filtered by it, with a count for each code. */
  filter?: true;
}

/** Codes of a list, without repetition. */
interface CodesRow extends FieldRow {
  kind: 'codes';
  list: ListName;
  /** Minimum number of codes; without it the field is optional. */
  least?: number;
  /** Maximum number of codes; without it as many as the list has. */
  most?: number;
  filter?: true;
}

/** Text in one line (`line`) or several (`text`). */
interface WordsRow extends FieldRow {
  kind: 'line' | 'text';
  /** Maximum number of characters. */
  most: number;
}

/** Single values, and rich text, uploads and addresses, whose limits depend on their kind. */
interface OtherRow extends FieldRow {
  kind:
    | 'ad-type'
    | 'days'
    | 'title'
    | 'salary'
    | 'day'
    | 'promise'
    | 'email'
    | 'content-type'
    | 'rich'
    | 'upload'
    | 'questions'
    | 'flag'
    | 'link'
    | 'phone';
}

export type PostingFieldRow = CodeRow | CodesRow | WordsRow | OtherRow;

/** The fields in the order of the wizard. */
export const postingFields = {
  productGroup: { step: 'tip', kind: 'ad-type', shown: 'card' },
  /** The price list defines which durations an ad type has. */
  productDuration: { step: 'tip', kind: 'days' },

  positionTitle: { step: 'opsti-podaci', kind: 'title', shown: 'card', identity: true },
  categories: {
    step: 'opsti-podaci',
    kind: 'codes',
    list: 'categories',
    least: 1,
    most: limits.categories,
    filter: true,
    shown: 'page',
  },
  locations: {
    step: 'opsti-podaci',
    kind: 'codes',
    list: 'locations',
    least: 1,
    most: limits.locations,
    filter: true,
    shown: 'card',
  },
  workModel: { step: 'opsti-podaci', kind: 'code', list: 'workModels', filter: true, shown: 'card' },
  contractType: {
    step: 'opsti-podaci',
    kind: 'code',
    list: 'contractTypes',
    required: true,
    filter: true,
    shown: 'card',
  },
  jobType: {
    step: 'opsti-podaci',
    kind: 'code',
    list: 'jobTypes',
    required: true,
    filter: true,
    shown: 'card',
  },
  careerLevels: { step: 'opsti-podaci', kind: 'codes', list: 'careerLevels', filter: true, shown: 'card' },
  educationLevels: {
    step: 'opsti-podaci',
    kind: 'codes',
    list: 'educationLevels',
    filter: true,
    shown: 'page',
  },
  experience: { step: 'opsti-podaci', kind: 'code', list: 'experience', filter: true, shown: 'page' },
  benefits: { step: 'opsti-podaci', kind: 'codes', list: 'benefits', filter: true, shown: 'page' },
  /** Lists and pages show it as pay, and its filter is `salaryFrom` (rules.md#pay-filter). */
  salaryRange: { step: 'opsti-podaci', kind: 'salary' },
  expiryDate: { step: 'opsti-podaci', kind: 'day' },
  notificationsEmail: { step: 'opsti-podaci', kind: 'email' },
  /** One mail every morning instead of one for each application. */
  notificationsDigest: { step: 'opsti-podaci', kind: 'flag' },
  replyWithinDays: { step: 'opsti-podaci', kind: 'promise', shown: 'page' },

  contentType: { step: 'sadrzaj', kind: 'content-type', shown: 'page' },
  jobShortDescription: { step: 'sadrzaj', kind: 'text', most: limits.shortContent, shown: 'page' },
  jobDescription: { step: 'sadrzaj', kind: 'rich', shown: 'page' },
  conditionsDescription: { step: 'sadrzaj', kind: 'rich', shown: 'page' },
  offersDescription: { step: 'sadrzaj', kind: 'rich', shown: 'page' },
  additionalDescription: { step: 'sadrzaj', kind: 'rich', shown: 'page' },
  /** A JPG or PNG in addition to the content, whatever its kind. */
  image: { step: 'sadrzaj', kind: 'upload', shown: 'page' },
  /** The content itself for `file`, otherwise an attachment. */
  file: { step: 'sadrzaj', kind: 'upload', shown: 'page' },

  questions: { step: 'upitnik', kind: 'questions', shown: 'page' },

  advertiserName: { step: 'oglasivac', kind: 'line', most: limits.advertiserName, identity: true },
  advertiserEmail: { step: 'oglasivac', kind: 'email', identity: true },
  isExternalApply: { step: 'oglasivac', kind: 'flag', identity: true },
  externalLink: { step: 'oglasivac', kind: 'link', identity: true },
  externalPhone: { step: 'oglasivac', kind: 'phone', identity: true },
} as const satisfies Record<string, PostingFieldRow>;

export type PostingFields = typeof postingFields;
export type PostingField = keyof PostingFields;

/** The fields whose rows have these properties: `FieldWith<{ kind: 'rich' }>`. */
export type FieldWith<Traits> = {
  [F in PostingField]: PostingFields[F] extends Traits ? F : never;
}[PostingField];

/** The fields whose rows have these properties, in the order of the table. */
export const fieldsWith = <const Traits extends Partial<PostingFieldRow>>(traits: Traits): FieldWith<Traits>[] =>
  (Object.keys(postingFields) as PostingField[]).filter((field): field is FieldWith<Traits> => {
    const row: Partial<Record<string, unknown>> = postingFields[field];
    return Object.entries(traits).every(([trait, value]) => row[trait] === value);
  });

/** The fields that hold codes of a list. */
export type CodeField = FieldWith<{ list: ListName }>;

/** The possible codes of a field. */
export type FieldCode<F extends CodeField> = (typeof catalog)[PostingFields[F]['list']][number]['code'];
