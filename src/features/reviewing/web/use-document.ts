import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { getFileLink } from '#features/files/contract.ts';
import type { FileView } from '#features/files/fields.ts';
import { problemOf } from '#kit/client-errors.ts';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { saveFile } from '#ui/save-file.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';

/** Actions on a document; when it is no longer available, the page is reloaded and explains why. */
export function useDocumentActs({ id, name }: Pick<FileView, 'id' | 'name'>) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { run } = useAct(
    async (use: (url: string) => void) => use((await api.call(getFileLink, { params: { id } })).data.url),
    {
      toast: t('applications.employer.documentFailed'),
      explain: (error, usual) => {
        if (problemOf(error)?.status !== 404) return usual();
        void revalidate();
        return t('applications.reviewing.one.documents.gone');
      },
    },
  );
  return {
    download: (): void => void run((url) => saveFile(url, name)),
    async open(): Promise<void> {
      // Opened immediately, because browsers block windows opened after the click.
      const tab = window.open('about:blank', '_blank');
      if (tab) tab.opener = null;
      if (!(await run((url) => (tab ?? window).location.assign(url)))) tab?.close();
    },
  };
}

/** A temporary address of a document; requested again for each document. */
export function useDocumentAddress(id: string) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ id: string; url: string | null; problem: string | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document, or another try, asks again
  useEffect(() => {
    let over = false;
    setState(null);
    api.call(getFileLink, { params: { id } }).then(
      ({ data }) => over || setState({ id, url: data.url, problem: null }),
      (error: unknown) => {
        if (over) return;
        const gone = problemOf(error)?.status === 404;
        if (gone) void revalidate();
        setState({
          id,
          url: null,
          problem: gone ? t('applications.reviewing.one.documents.gone') : problemSentence(error, t),
        });
      },
    );
    return () => {
      over = true;
    };
  }, [id, tries]);
  const current = state?.id === id ? state : null;
  return {
    /** Null while loading, or when it failed. */
    url: current?.url ?? null,
    /** Why there is none. */
    problem: current?.problem ?? null,
    again: () => setTries((count) => count + 1),
  };
}
