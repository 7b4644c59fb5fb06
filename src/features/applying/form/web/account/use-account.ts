import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { maxDocuments } from '../../../application-type.ts';
import { applyToPosting } from '../../../own/contract.ts';
import type { ApplicationForm, ApplicationInput } from '../../../own/fields.ts';
import { openDraft } from '../application-draft.ts';
import type { AppliedPosting } from '../apply-steps.ts';
import type { Applicant } from '../use-applying.ts';

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

export interface AccountOptions {
  /** The address of mail that the confirmation names. */
  email: string;
  documents: readonly OfferedDocument[];
  /** Whether any is still on its way. */
  uploading: boolean;
  /** Reads the documents anew. */
  refresh: () => Promise<void>;
}

const schema = async () => (await import('../../../own/fields.ts')).applicationInput;

/** The CV that is chosen first: the default one, else one made from the profile; otherwise the person chooses. */
const firstChoice = (documents: readonly OfferedDocument[]): string[] => {
  const first = documents.find(({ isDefault }) => isDefault) ?? documents.find(({ generated }) => generated);
  return first ? [first.id] : [];
};

/** Somebody with an account: the person is the profile's, documents are chosen among those that are kept. */
export function useAccount(
  posting: AppliedPosting,
  { email, documents, uploading, refresh }: AccountOptions,
): Applicant<ApplicationForm, ApplicationInput> {
  const t = useTexts();
  const api = useApi();
  const [draft] = useState(() => openDraft(posting));
  return {
    schema,
    begin: { applicationType: 'cv', coverLetter: '', documents: firstChoice(documents) },
    anew: { withoutCv: false },
    draft,
    documents: {
      chosen: (input) => input.documents,
      fault: uploading ? t('applications.apply.uploading') : undefined,
      onGone: () => void refresh(),
    },
    preview: true,
    async post(body) {
      const { data } = await api.call(applyToPosting, { params: { id: String(posting.id) }, body });
      const { positionTitle, company } = posting;
      return { receipt: { positionTitle, company, email }, sentAt: data.application.createdAt };
    },
  };
}

/**
 * Keeps what is chosen in step with what can be sent. A document that was added while applying is chosen once it is
 * there, as long as there is room; whoever takes it out again keeps it out. One that is gone is chosen no longer.
 */
export function useOfferedDocuments(
  form: UseFormReturn<ApplicationForm, unknown, ApplicationInput>,
  documents: readonly OfferedDocument[],
  added: readonly string[],
): void {
  const seen = useRef(new Set<string>());
  useEffect(() => {
    const offered = new Set(documents.map(({ id }) => id));
    const fresh = added.filter((id) => !seen.current.has(id) && offered.has(id));
    for (const id of fresh) seen.current.add(id);
    const before = form.getValues('documents') ?? [];
    const there = before.filter((id) => offered.has(id));
    if (fresh.length === 0 && there.length === before.length) return;
    form.setValue('documents', [...new Set([...there, ...fresh])].slice(0, maxDocuments));
    form.clearErrors('documents');
  }, [form, documents, added]);
}
