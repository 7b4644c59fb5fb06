import { useState } from 'react';
import { getFileLink } from '#features/files/contract.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { saveFileAs } from '#ui/save-file.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { changeDocument } from '../contract.ts';
import type { CandidateDocument } from '../fields.ts';

/** The document in the preview; its URL is valid for a minute. */
interface ShownDocument {
  document: CandidateDocument;
  url: string;
}

export interface DocumentActs {
  /** Opens a preview in the page. */
  view: (document: CandidateDocument) => Promise<boolean>;
  /** Opens the document in a new tab. */
  open: (document: CandidateDocument) => Promise<void>;
  download: (document: CandidateDocument) => Promise<boolean>;
  makeDefault: (document: CandidateDocument) => Promise<boolean>;
  dropDefault: (document: CandidateDocument) => Promise<boolean>;
  /** Null while none is shown. */
  shown: ShownDocument | null;
  closeShown: () => void;
}

/**
 * Actions on a document that need no dialog. Failures are shown in a toast, and the list is reloaded because the
 * document may have been deleted in another tab.
 */
export function useDocumentActs(refresh: () => Promise<void>): DocumentActs {
  const t = useTexts();
  const api = useApi();
  const [shown, setShown] = useState<ShownDocument | null>(null);

  const linkOf = async ({ fileId }: CandidateDocument): Promise<string> =>
    (await api.call(getFileLink, { params: { id: fileId } })).data.url;
  const refreshing = async (act: Promise<unknown>): Promise<void> => {
    try {
      await act;
    } catch (error) {
      void refresh();
      throw error;
    }
  };

  const { run: withLink } = useAct(
    (document: CandidateDocument, use: (url: string) => void) => refreshing(linkOf(document).then(use)),
    { toast: t('candidates.documents.failed.view') },
  );
  const { run: download } = useAct(
    (document: CandidateDocument) => refreshing(linkOf(document).then((url) => saveFileAs(url, document.name))),
    { toast: t('candidates.documents.failed.download') },
  );
  const setDefault = async ({ id }: CandidateDocument, isDefault: boolean): Promise<void> => {
    await refreshing(api.call(changeDocument, { params: { id }, body: { isDefault } }));
    await refresh();
  };
  const { run: makeDefault } = useAct((document: CandidateDocument) => setDefault(document, true), {
    toast: true,
    done: t('candidates.documents.madeDefault'),
  });
  const { run: dropDefault } = useAct((document: CandidateDocument) => setDefault(document, false), {
    toast: true,
    done: t('candidates.documents.droppedDefault'),
  });

  return {
    view: (document) => withLink(document, (url) => setShown({ document, url })),
    async open(document) {
      // Opened at once, because browsers block windows that are opened later than the click.
      const tab = window.open('about:blank', '_blank');
      if (tab) tab.opener = null;
      if (!(await withLink(document, (url) => (tab ?? window).location.assign(url)))) tab?.close();
    },
    download,
    makeDefault,
    dropDefault,
    shown,
    closeShown: () => setShown(null),
  };
}
