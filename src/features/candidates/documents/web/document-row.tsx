import { formatDate } from '#kit/dates.ts';
import { formatFileSize } from '#kit/file-size.ts';
import { FileRow } from '#ui/file-row.tsx';
import { IconDotsVertical, IconEdit, IconFileCv, IconTrash } from '#ui/icons/account-icons.tsx';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconEye } from '#ui/light/icons.tsx';
import { Menu, MenuAction } from '#ui/menu.tsx';
import { hasPreview } from '#ui/preview/file-preview.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { canBeDefault } from '../document-kinds.ts';
import type { CandidateDocument } from '../fields.ts';
import type { DocumentActs } from './use-document-acts.ts';

interface DocumentRowProps {
  document: CandidateDocument;
  acts: DocumentActs;
  onRename: () => void;
  onDelete: () => void;
}

/** Date, size and number of applications it was sent with. */
function DocumentNote({
  document: { cvForm, addedAt, size, sentWith, isDefault, held },
}: {
  document: CandidateDocument;
}) {
  const t = useTexts();
  const language = useLanguage();
  const facts = { date: formatDate(new Date(addedAt), language), size: formatFileSize(size, language) };
  if (held === 'infected') return t('files.held.infected');
  const parts = [
    cvForm === null
      ? t('candidates.documents.addedNote', facts)
      : t('candidates.documents.madeNote', { ...facts, form: t(`candidates.documents.forms.${cvForm}`) }),
    ...(sentWith > 0 ? [t('candidates.documents.sentWith', { count: sentWith })] : []),
  ];
  return (
    <>
      {parts.join(', ')}
      {held ? (
        <>
          {' '}
          <Badge tone="neutral">{t(`files.held.${held}`)}</Badge>
        </>
      ) : null}
      {isDefault ? (
        <>
          {' '}
          <Badge tone="new">{t('candidates.documents.default')}</Badge>
        </>
      ) : null}
    </>
  );
}

/** All actions on a document; wide screens also have buttons for the most common ones. */
function DocumentMenu({ document, acts, onRename, onDelete }: DocumentRowProps) {
  const t = useTexts();
  const { name, type, isDefault } = document;
  return (
    <Menu
      label={t('candidates.documents.more', { name })}
      button={<IconDotsVertical />}
      buttonClass="icon-button icon-button-sm"
      width="auto"
    >
      {hasPreview(type) ? (
        <MenuAction icon={<IconEye />} onClick={() => void acts.view(document)}>
          {t('candidates.documents.actions.view')}
        </MenuAction>
      ) : null}
      <MenuAction icon={<IconDownload />} onClick={() => void acts.download(document)}>
        {t('candidates.documents.actions.download')}
      </MenuAction>
      <MenuAction icon={<IconEdit />} aria-haspopup="dialog" onClick={onRename}>
        {t('candidates.documents.actions.rename')}
      </MenuAction>
      {canBeDefault(type) ? (
        <MenuAction
          icon={<IconFileCv />}
          onClick={() => void (isDefault ? acts.dropDefault(document) : acts.makeDefault(document))}
        >
          {t(`candidates.documents.actions.${isDefault ? 'dropDefault' : 'makeDefault'}`)}
        </MenuAction>
      ) : null}
      <MenuAction icon={<IconTrash />} danger aria-haspopup="dialog" onClick={onDelete}>
        {t('candidates.documents.actions.delete')}
      </MenuAction>
    </Menu>
  );
}

/** Row of one of the candidate's documents. */
export function DocumentRow(props: DocumentRowProps) {
  const t = useTexts();
  const { document, acts, onDelete } = props;
  const { name, type, cvForm } = document;
  if (document.held === 'infected')
    return <FileRow name={name} accent={false} note={<DocumentNote document={document} />} onRemove={onDelete} />;
  return (
    <FileRow
      name={name}
      accent={cvForm !== null}
      note={<DocumentNote document={document} />}
      actions={
        <div className="row g4">
          {hasPreview(type) ? (
            <IconButton
              size="sm"
              className="document-wide"
              label={t('candidates.documents.view', { name })}
              icon={<IconEye />}
              onClick={() => void acts.view(document)}
            />
          ) : null}
          <IconButton
            size="sm"
            className="document-wide"
            label={t('candidates.documents.download', { name })}
            icon={<IconDownload />}
            onClick={() => void acts.download(document)}
          />
          <IconButton
            size="sm"
            className="document-wide"
            label={t('candidates.documents.delete', { name })}
            icon={<IconTrash />}
            aria-haspopup="dialog"
            onClick={onDelete}
          />
          <DocumentMenu {...props} />
        </div>
      }
    />
  );
}
