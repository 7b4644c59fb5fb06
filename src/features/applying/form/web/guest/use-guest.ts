import { useState } from 'react';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { applyAsGuest } from '../../../contract.ts';
import type { GuestApplicationForm, GuestApplicationInput } from '../../../fields.ts';
import { openDraft } from '../application-draft.ts';
import type { AppliedPosting } from '../apply-steps.ts';
import type { Applicant } from '../use-applying.ts';
import { useGuestDocuments } from './use-guest-documents.ts';

const schema = async () => (await import('../../../fields.ts')).guestApplicationInput;

/**
 * An applicant without an account: personal data are entered in the form, documents are uploaded for this application
 * only.
 */
export function useGuest(posting: AppliedPosting) {
  const t = useTexts();
  const api = useApi();
  const [draft] = useState(() => openDraft(posting));
  const documents = useGuestDocuments(draft.uploads, (uploads) => draft.keep({ uploads }));
  const { uploaded, pending } = documents;
  const words = pending.some(({ error }) => error === null) ? 'documentsPending' : 'documentsFailed';
  const guest: Applicant<GuestApplicationForm, GuestApplicationInput> = {
    schema,
    begin: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      address: '',
      city: '',
      birthDate: '',
      applicationType: 'cv',
      coverLetter: '',
    },
    anew: { documents: [], withoutCv: false, terms: false },
    draft,
    documents: {
      chosen: () => uploaded.map(({ fileId, guestToken }) => ({ fileId, guestToken })),
      fault: pending.length > 0 ? t(`applications.guest.${words}`) : undefined,
    },
    preview: false,
    async post(body) {
      const { data: receipt } = await api.call(applyAsGuest, { params: { id: String(posting.id) }, body });
      return { receipt, sentAt: new Date().toISOString() };
    },
  };
  return { guest, documents };
}
