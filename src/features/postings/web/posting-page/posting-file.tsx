import type { FileReference } from '#features/postings/fields.ts';
import { formatFileSize } from '#kit/file-size.ts';
import { FileRow } from '#ui/file-row.tsx';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { IconLink } from '#ui/light/icon-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';

/**
 * A posting's file. If it is the content, a PDF or picture is also shown; on phones, which cannot show a PDF inside a
 * page, a link opens it. The short description above has the same content as text.
 */
export function PostingFile({ file, isContent }: { file: FileReference; isContent: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const { name, type, url, size, held } = file;
  if (held) return <FileRow name={name} accent={false} note={t(`files.held.${held}`)} />;
  return (
    <div className="stack g12 posting-file">
      {isContent && type === 'application/pdf' ? (
        // Fit to width, without the viewer's toolbar and sidebar.
        <iframe
          className="posting-pdf only-desktop"
          src={`${url}#toolbar=0&navpanes=0&view=FitH`}
          title={t('postings.page.pdfTitle')}
          loading="lazy"
        />
      ) : null}
      {isContent && type.startsWith('image/') ? (
        <img
          className="posting-picture"
          src={url}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          alt={t('postings.page.fileAlt')}
        />
      ) : null}
      <FileRow
        name={name}
        href={url}
        note={formatFileSize(size, language)}
        accent={false}
        actions={
          <IconLink
            size="sm"
            label={t('postings.page.download', { name })}
            icon={<IconDownload />}
            href={url}
            download={name}
          />
        }
      />
    </div>
  );
}
