import { getFileLink } from '#features/files/contract.ts';
import type { FileView } from '#features/files/fields.ts';
import { formatFileSize } from '#shared/file-size.ts';
import { FileRow } from '#ui/file-row.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { IconEye } from '#ui/icons/icons.tsx';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { useToast } from '#ui/toasts.tsx';

/** Kinds that browsers show; the server sends everything else as a download. */
const shown = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** The documents of an application, to look at and to save. Each opening asks for an address that is good for a minute. */
export function ApplicationDocuments({ documents }: { documents: readonly FileView[] }) {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
  const toast = useToast();

  const withLink = async (id: string, use: (url: string) => void): Promise<boolean> => {
    try {
      const { data } = await api.call(getFileLink, { params: { id } });
      use(data.url);
      return true;
    } catch (error) {
      const title = t('applications.employer.documentFailed');
      toast.show({ tone: 'error', title, text: problemSentence(error, t) });
      return false;
    }
  };

  const view = async ({ id }: FileView): Promise<void> => {
    // Opened at once, because browsers block windows that come later than the click.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    const found = await withLink(id, (url) => (tab ?? window).location.assign(url));
    if (!found) tab?.close();
  };

  if (documents.length === 0) return <p className="dim">{t('applications.employer.noDocuments')}</p>;
  return (
    <div className="grid c2 apply-docs">
      {documents.map((document) => (
        <FileRow
          key={document.id}
          name={document.name}
          note={formatFileSize(document.size, language)}
          actions={
            <span className="row g4">
              {shown.has(document.type) ? (
                <IconButton
                  size="sm"
                  label={t('applications.employer.view', { name: document.name })}
                  icon={<IconEye />}
                  onClick={() => void view(document)}
                />
              ) : null}
              <IconButton
                size="sm"
                label={t('applications.employer.download', { name: document.name })}
                icon={<IconDownload />}
                onClick={() => void withLink(document.id, (url) => saveFile(url, document.name))}
              />
            </span>
          }
        />
      ))}
    </div>
  );
}
