import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { getFileLink } from '#features/files/contract.ts';
import type { FileView } from '#features/files/fields.ts';
import { problemOf } from '#kit/client-errors.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { saveFile } from '#ui/save-file.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';

/** A temporary address of a document; when it is no longer available, the page is reloaded and explains why. */
function useFileLink(id: string) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  return {
    find: async (): Promise<string> => (await api.call(getFileLink, { params: { id } })).data.url,
    explain: (error: unknown, usual: () => string): string => {
      if (problemOf(error)?.status !== 404) return usual();
      void revalidate();
      return t('applications.reviewing.one.documents.gone');
    },
  };
}

/** Actions on a document. */
export function useDocumentActs({ id, name }: Pick<FileView, 'id' | 'name'>) {
  const t = useTexts();
  const { find, explain } = useFileLink(id);
  const { run } = useAct(async (use: (url: string) => void) => use(await find()), {
    toast: t('applications.employer.documentFailed'),
    explain,
  });
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

/** The address of a document that is shown, by a component that is keyed by it. */
export function useDocumentAddress(id: string) {
  const { find, explain } = useFileLink(id);
  const [url, setUrl] = useState<string | null>(null);
  const { run, problem } = useAct(async () => setUrl(await find()), { explain });
  const begin = useEffectEvent(run);
  useEffect(() => void begin(), []);
  return {
    /** Null while loading, or when it failed. */
    url,
    /** Why there is none. */
    problem,
    again: (): void => void run(),
  };
}
