import type { Question } from '#features/postings/fields.ts';
import { parseStored, readSession, writeSession } from '../../../web/session-value.ts';
import type { ApplicationForm } from '../../fields.ts';

/** What of a posting applying needs. */
export interface AppliedPosting {
  id: number;
  positionTitle: string;
  company: string;
  categories: readonly { code: string }[];
  questions: readonly Question[];
}

/** A document that can be sent, as the choice shows it. */
export interface OfferedDocument {
  id: string;
  /** For a link to its content. */
  fileId: string;
  name: string;
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
  /** Made from the profile. */
  generated: boolean;
  isDefault: boolean;
}

type Draft = Omit<ApplicationForm, 'withoutCv'>;

/** The state of applying that a tab keeps over reloads, signing in and the end of a session (rules.md#application-state). */
interface ApplicationState {
  application: Partial<Draft>;
  posting: Pick<AppliedPosting, 'id' | 'positionTitle'>;
}

const keyOf = (postingId: number): string => `application-state-${postingId}`;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

const draftOf = (postingId: number): Partial<Draft> =>
  record(record(parseStored(readSession(keyOf(postingId))))['application']) as Partial<Draft>;

export const keepApplication = ({ id, positionTitle }: AppliedPosting, application: Draft): void => {
  const state: ApplicationState = { application, posting: { id, positionTitle } };
  writeSession(keyOf(id), state);
};

export const forgetApplication = (postingId: number): void => writeSession(keyOf(postingId), null);

/** The CV that is chosen first: the default one, else one made from the profile; otherwise the person chooses. */
const firstChoice = (documents: readonly OfferedDocument[]): string[] => {
  const first = documents.find(({ isDefault }) => isDefault) ?? documents.find(({ generated }) => generated);
  return first ? [first.id] : [];
};

/**
 * What the form begins with: what this tab holds, else the usual CV. Documents that are gone are left out, answers follow
 * today's questions, and the choice to send no CV is made each time.
 */
export const startApplication = (
  { id, questions }: AppliedPosting,
  documents: readonly OfferedDocument[],
): Required<ApplicationForm> => {
  const draft = draftOf(id);
  const offered = new Set(documents.map((document) => document.id));
  const answers = new Map(draft.answers?.map((answer) => [answer.questionId, answer]));
  return {
    applicationType: draft.applicationType ?? 'cv',
    coverLetter: draft.coverLetter ?? '',
    documents: draft.documents?.filter((document) => offered.has(document)) ?? firstChoice(documents),
    answers: questions.map(
      (question) => answers.get(question.id) ?? { questionId: question.id, answers: [], text: '' },
    ),
    withoutCv: false,
  };
};
