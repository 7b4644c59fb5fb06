import type { Question } from '#features/postings/fields.ts';
import type { ApplicationReceipt, GuestApplicationForm, GuestApplicationInput } from '../fields.ts';
import {
  forgetGuestDraft,
  type GuestDraftValues,
  loadGuestDraft,
  saveGuestDraft,
  type UploadedDocument,
} from './guest-draft.ts';
import { storeSentApplication } from './sent-application.ts';

/** What of a posting applying needs. */
export interface GuestPosting {
  id: number;
  positionTitle: string;
  company: string;
  categories: readonly { code: string }[];
  questions: readonly Question[];
}

interface GuestSessionOptions {
  posting: GuestPosting;
  /** Hands the application to the server. */
  post: (body: GuestApplicationForm) => Promise<ApplicationReceipt>;
}

export interface GuestSession {
  /** What the fields begin with. */
  values: GuestApplicationForm;
  /** Uploads of another visit to the page. */
  documents: readonly UploadedDocument[];
  /** Stores input and uploads over closing and reloading, until it is sent. */
  keep: (part: { values: Partial<GuestDraftValues> } | { documents: UploadedDocument[] }) => void;
  /**
   * Sends it; the draft is deleted only when the server has it, and the confirmation page then finds the sent
   * application.
   * @param withoutCv the person was warned about the missing CV
   */
  send: (
    input: GuestApplicationInput,
    documents: readonly UploadedDocument[],
    withoutCv: boolean,
  ) => Promise<void>;
}

/** Initial values; the choice to send no CV, and the consent, are made each time. */
const startValues = ({ questions }: GuestPosting, typed: Partial<GuestDraftValues>): GuestApplicationForm => {
  const answers = new Map(typed.answers?.map((answer) => [answer.questionId, answer]));
  return {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
    city: '',
    birthDate: '',
    applicationType: 'cv',
    coverLetter: '',
    ...typed,
    answers: questions.map(({ id }) => answers.get(id) ?? { questionId: id, answers: [], text: '' }),
    documents: [],
    withoutCv: false,
    terms: false,
  };
};

/** A guest's application to a posting in this tab, from opening its form to sending it. */
export const createGuestSession = ({ posting, post }: GuestSessionOptions): GuestSession => {
  const { id, questions } = posting;
  const draft = loadGuestDraft(id);
  let isSent = false;
  return {
    values: startValues(posting, draft.values),
    documents: draft.documents,
    keep(part) {
      if (!isSent) saveGuestDraft(id, part);
    },
    async send(input, documents, withoutCv) {
      const letterAlone = input.applicationType === 'letter';
      const handed = letterAlone ? [] : documents.map(({ fileId, guestToken }) => ({ fileId, guestToken }));
      const body = { ...input, documents: handed, withoutCv };
      const receipt = await post(body);
      isSent = true;
      storeSentApplication(id, {
        receipt,
        parts: {
          documents: handed.length,
          coverLetter: input.coverLetter !== '',
          answers: questions.length,
        },
        sentAt: new Date().toISOString(),
      });
      forgetGuestDraft(id);
    },
  };
};
