import { createContext, type ReactNode, useContext } from 'react';

/** Data for the document's head, from the entry that renders it. */
export interface DocumentFacts {
  /** Nonce of this response's content security policy; browsers hide it from scripts, so there it is undefined. */
  nonce: string | undefined;
  /** Address of the page's texts; contains a hash of them and is cached for ever. */
  translationsHref: string;
}

const DocumentContext = createContext<DocumentFacts | null>(null);

export const DocumentProvider = ({ value, children }: { value: DocumentFacts; children: ReactNode }) => (
  <DocumentContext value={value}>{children}</DocumentContext>
);

export const useDocumentFacts = (): DocumentFacts => {
  const facts = useContext(DocumentContext);
  if (!facts) throw new Error('DocumentProvider is missing');
  return facts;
};
