import { useEffect, useRef } from 'react';
import { maxDocuments } from '../../../application-type.ts';
import type { OfferedDocument } from './apply-session.ts';
import type { ApplyForm } from './use-application.ts';

/**
 * Chooses each document that was added while applying, once it is among those that can be sent and as long as there is
 * room. Whoever takes it out again keeps it out.
 */
export function useAddedDocuments(
  form: ApplyForm,
  documents: readonly OfferedDocument[],
  added: readonly string[],
): void {
  const seen = useRef(new Set<string>());
  useEffect(() => {
    const fresh = added.filter(
      (id) => !seen.current.has(id) && documents.some((document) => document.id === id),
    );
    if (fresh.length === 0) return;
    for (const id of fresh) seen.current.add(id);
    const chosen = new Set([...(form.getValues('documents') ?? []), ...fresh]);
    form.setValue('documents', [...chosen].slice(0, maxDocuments));
    form.clearErrors('documents');
  }, [form, documents, added]);
}
