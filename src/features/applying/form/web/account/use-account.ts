import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { maxDocuments } from '../../../application-type.ts';
import { applyToPosting } from '../../../own/contract.ts';
import type { ApplicationForm, ApplicationInput } from '../../../own/fields.ts';
import { openDraft } from '../application-draft.ts';
import type { AppliedPosting } from '../apply-steps.ts';
import type { Applicant } from '../use-applying.ts';

/** A document that can be sent, with the data for its checkbox. */
export interface OfferedDocument {
  id: string;
  /** Used for the link to its content. */
  fileId: string;
  name: string;
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
  /** Whether it was generated from the profile. */
  generated: boolean;
  isDefault: boolean;
}

export interface AccountOptions {
  /** The email address that the confirmation page shows. */
  email: string;
  documents: readonly OfferedDocument[];
  /** Whether any upload is in progress. */
  uploading: boolean;
  /** Reloads the documents. */
  refresh: () => Promise<void>;
}

const schema = async () => (await import('../../../own/fields.ts')).applicationInput;

/** The initially selected CV: the default one, otherwise one generated from the profile, otherwise none. */
const firstChoice = (documents: readonly OfferedDocument[]): string[] => {
  const first = documents.find(({ isDefault }) => isDefault) ?? documents.find(({ generated }) => generated);
  return first ? [first.id] : [];
};

/** An applicant with an account: personal data come from the profile, documents are selected from the stored ones. */
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
 * Syncs the selection with the available documents. A document added while applying is selected once it is available,
 * if there is room, and is not selected again after being deselected. Deleted documents are deselected.
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
