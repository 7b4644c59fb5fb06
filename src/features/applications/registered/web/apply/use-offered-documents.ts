import { useEffect, useRef } from 'react';
import { maxDocuments } from '../../../application-type.ts';
import type { OfferedDocument } from './apply-session.ts';
import type { ApplyForm } from './use-application.ts';

/**
 * Keeps what is chosen in step with what can be sent. A document that was added while applying is chosen once it is
 * there, as long as there is room; whoever takes it out again keeps it out. One that is gone is chosen no longer.
 */
export function useOfferedDocuments(
  form: ApplyForm,
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
