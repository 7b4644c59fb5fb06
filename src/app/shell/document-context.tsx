import { createContext, type ReactNode, useContext } from 'react';

/** Data for the document's head, from the entry that renders it. */
export interface DocumentFacts {
  /** Nonce of this response's content security policy; browsers hide it from scripts, so there it is undefined. */
  nonce: string | undefined;
  /** Address of the page's texts; carries a hash of them and may be cached for ever. */
  translationsHref: string;
  /** Of the web client that the page belongs to. */
  version: string | undefined;
  /** Text of a script that runs before any other; empty in the browser. */
  firstScript: string;
  /** The scripts at the end of the body. */
  scripts: ReactNode;
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
