import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Question } from '#features/postings/fields.ts';
import { isApiProblem } from '#shared/client-errors.ts';
import type { ProblemBody } from '#shared/problem.ts';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { applyAsGuest } from '../contract.ts';
import type { GuestApplicationForm, GuestApplicationInput } from '../fields.ts';
import { lacksCv } from '../policy.ts';
import { checkAnswers } from '../survey-answers.ts';
import { documentsInputId } from './guest-documents.tsx';
import { forgetGuestDraft, loadGuestDraft, saveGuestDraft } from './guest-draft.ts';
import { storeSentApplication } from './sent-application.ts';
import { useGuestDocuments } from './use-guest-documents.ts';

/** What of a posting applying needs. */
export interface GuestPosting {
  id: number;
  positionTitle: string;
  company: string;
  questions: readonly Question[];
}

export type GuestPrefill = Partial<Pick<GuestApplicationForm, 'firstName' | 'lastName' | 'email'>>;

export type GuestForm = UseFormReturn<GuestApplicationForm, unknown, GuestApplicationInput>;

const schema = async () => (await import('../fields.ts')).guestApplicationInput;

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const minutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));

const startValues = ({ id, questions }: GuestPosting, prefill: GuestPrefill): GuestApplicationForm => {
  const { values } = loadGuestDraft(id);
  const known = new Map(values.answers?.map((answer) => [answer.questionId, answer]));
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
    ...prefill,
    ...values,
    answers: questions.map(
      (question) => known.get(question.id) ?? { questionId: question.id, answers: [], text: '' },
    ),
    documents: [],
    withoutCv: false,
    terms: false,
  };
};

/** No answer, too many, still at it, or a fault of the server: the same may be sent once more. */
const mayWorkAgain = (problem: ProblemBody | null): boolean =>
  problem === null ||
  problem.status === 429 ||
  problem.status >= 500 ||
  problem.code === 'idempotency.still-running';

const nextFrame = (then: () => void): void => {
  requestAnimationFrame(then);
};

/**
 * A guest's application to a posting, from typing to the confirmation page: two steps when there are questions, a warning
 * when no CV goes along, one idempotency key for one content. What is typed survives closing and reloading.
 * @param tell why sending did not work, and whether the same may be sent once more
 */
export function useGuestApplication(
  posting: GuestPosting,
  prefill: GuestPrefill,
  tell: (text: ReactNode, again: boolean) => ReactNode,
) {
  const t = useTexts();
  const api = useApi();
  const navigate = useNavigate();
  const [step, setStep] = useState<'person' | 'survey'>('person');
  const [warning, setWarning] = useState(false);
  const [sending, setSending] = useState(false);
  const [documentsError, setDocumentsError] = useState<string>();
  const key = useRef({ content: '', key: '' });
  const confirmedWithoutCv = useRef(false);
  const [defaultValues] = useState(() => startValues(posting, prefill));
  const form: GuestForm = useZodForm<GuestApplicationForm, GuestApplicationInput>({ schema, defaultValues });
  const [storedDocuments] = useState(() => loadGuestDraft(posting.id).documents);
  const documents = useGuestDocuments(storedDocuments, (uploaded) => {
    setDocumentsError(undefined);
    saveGuestDraft(posting.id, { documents: uploaded });
  });

  const { id: postingId } = posting;
  const { subscribe } = form;
  useEffect(() => {
    // The rules are fetched while the person types, so that the first check does not wait for them.
    void schema();
    return subscribe({
      formState: { values: true },
      callback: ({ values: { documents: _, withoutCv: __, terms: ___, ...values } }) =>
        saveGuestDraft(postingId, { values }),
    });
  }, [subscribe, postingId]);

  const keyFor = (body: GuestApplicationForm): string => {
    const content = JSON.stringify(body);
    if (key.current.content !== content) key.current = { content, key: newKey() };
    return key.current.key;
  };

  /** Says what went wrong; wrong fields of the first step lead back to it. */
  const explain = (error: unknown, usual: () => ReactNode): ReactNode => {
    const problem = isApiProblem(error) ? error.problem : null;
    if (problem?.errors.some(({ path }) => path !== '' && !path.startsWith('answers'))) {
      flushSync(() => setStep('person'));
    }
    const wait = isApiProblem(error) ? error.retryAfter : undefined;
    const text =
      problem?.code === 'too-many-requests' && wait !== undefined
        ? t('applications.guest.tooMany', { count: minutes(wait) })
        : usual();
    return text === null ? null : tell(text, mayWorkAgain(problem));
  };

  const send = async (input: GuestApplicationInput): Promise<void> => {
    const handed = documents.uploaded.map(({ fileId, guestToken }) => ({ fileId, guestToken }));
    const body: GuestApplicationForm = {
      ...input,
      documents: input.applicationType === 'letter' ? [] : handed,
      withoutCv: input.applicationType === 'letter' || confirmedWithoutCv.current,
    };
    setSending(true);
    try {
      const { data: receipt } = await api.call(
        applyAsGuest,
        { params: { id: String(postingId) }, body },
        { idempotencyKey: keyFor(body) },
      );
      storeSentApplication(postingId, {
        receipt,
        parts: {
          documents: body.documents?.length ?? 0,
          coverLetter: input.coverLetter !== '',
          answers: posting.questions.length,
        },
        sentAt: new Date().toISOString(),
      });
      forgetGuestDraft(postingId);
      await navigate(`/oglasi/${postingId}/prijava-poslata`);
    } finally {
      setSending(false);
    }
  };

  const documentsFault = (type: GuestApplicationInput['applicationType']): string | undefined => {
    if (type === 'letter' || documents.pending.length === 0) return undefined;
    return documents.pending.some(({ error }) => error === null)
      ? t('applications.guest.documentsPending')
      : t('applications.guest.documentsFailed');
  };

  const goOn = async (input: GuestApplicationInput): Promise<void> => {
    const wrong = documentsFault(input.applicationType);
    setDocumentsError(wrong);
    if (wrong) {
      if (step === 'survey') setStep('person');
      return;
    }
    if (documents.uploaded.length > 0) confirmedWithoutCv.current = false;
    // Who chose the letter alone has said so.
    const chosen = input.applicationType === 'letter' || confirmedWithoutCv.current;
    if (lacksCv({ documents: documents.uploaded, withoutCv: chosen })) {
      setWarning(true);
      return;
    }
    if (step === 'person' && posting.questions.length > 0) {
      setStep('survey');
      return;
    }
    const { issues } = checkAnswers(posting.questions, input.answers);
    for (const { path, code } of issues) {
      const name = path as `answers.${number}`;
      form.setError(name, { type: code, message: t(`validation.${code as 'answer-missing'}`) });
    }
    if (issues.length === 0) await send(input);
  };

  const submission = useSubmit(form, goOn, explain, (errors) => {
    if (Object.keys(errors).some((name) => name !== 'answers')) setStep('person');
  });

  return {
    form,
    documents,
    documentsError,
    step,
    warning,
    sending,
    submission,
    back: () => setStep('person'),
    /** After the warning: goes on without a CV. */
    continueWithoutCv: () => {
      confirmedWithoutCv.current = true;
      setWarning(false);
      void submission.submit();
    },
    /** After the warning: back to the place where documents are added. */
    addCv: () => {
      setWarning(false);
      setStep('person');
      if (form.getValues('applicationType') === 'letter') form.setValue('applicationType', 'cv_letter');
      nextFrame(() => document.getElementById(documentsInputId)?.focus());
    },
    closeWarning: () => setWarning(false),
  };
}
