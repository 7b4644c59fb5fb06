import { useFormContext } from 'react-hook-form';
import type { postingMessages } from '#features/postings/messages.sr.ts';
import { formatDateTime } from '#shared/dates.ts';
import { isSame } from '#ui/drafts/draft.ts';
import { Button } from '#ui/light/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import type { OwnPostingPage } from '../../own-postings/fields.ts';
import type { Sending } from '../../sending/web/use-send-posting.ts';
import type { DraftValues } from '../fields.ts';
import { wordsOf } from './draft-words.ts';
import { draftOf } from './posting-draft.ts';
import type { DraftForm } from './use-draft-form.ts';

type FieldName = keyof typeof postingMessages.fields;

interface DraftConflictProps {
  /** The other version: another draft, the posting as it is now, or nothing where the draft was sent or deleted. */
  kind: 'draft' | 'posting' | 'gone';
  theirs: DraftValues | null;
  /** ISO instant of their saving, where it is known. */
  savedAt: string | null;
  keepMine: () => void;
  takeTheirs: () => void;
}

/**
 * Two versions of one posting: the differences side by side, and the choice. Both are kept until the person has
 * chosen.
 */
function DraftConflict({ kind, theirs, savedAt, keepMine, takeTheirs }: DraftConflictProps) {
  const t = useTexts();
  const language = useLanguage();
  const { getValues } = useFormContext<DraftValues>();
  const mine = getValues();
  const fields = theirs
    ? (Object.keys(theirs) as FieldName[]).filter((field) => !isSame(theirs[field], mine[field]))
    : [];
  const empty = t('postings.wizard.conflict.empty');
  const when = savedAt ? formatDateTime(new Date(savedAt), language) : '';
  return (
    <Modal
      open
      // Escape decides nothing: what stays on the screen is kept.
      onClose={keepMine}
      size={theirs ? 'lg' : 'sm'}
      role="alertdialog"
      title={t(`postings.wizard.conflict.${kind}.title`)}
      subtitle={t(`postings.wizard.conflict.${kind}.text`, { when })}
      footer={
        <>
          <Button onClick={takeTheirs}>{t(`postings.wizard.conflict.${kind}.take`)}</Button>
          <Button variant="primary" data-autofocus onClick={keepMine}>
            {t(`postings.wizard.conflict.${kind}.keep`)}
          </Button>
        </>
      }
    >
      {theirs && fields.length > 0 ? (
        <Table label={t('postings.wizard.conflict.table')} responsive>
          <thead>
            <tr>
              <th scope="col">{t('postings.wizard.conflict.field')}</th>
              <th scope="col">{t('postings.wizard.conflict.mine')}</th>
              <th scope="col">{t('postings.wizard.conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <td data-label={t('postings.wizard.conflict.field')}>{t(`postings.fields.${field}`)}</td>
                <td className="whole wizard-break" data-label={t('postings.wizard.conflict.mine')}>
                  <div className="wizard-clamp">{wordsOf(field, mine, t, language) || empty}</div>
                </td>
                <td className="whole wizard-break" data-label={t('postings.wizard.conflict.theirs')}>
                  <div className="wizard-clamp">{wordsOf(field, theirs, t, language) || empty}</div>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Modal>
  );
}

interface DraftConflictsProps {
  draft: DraftForm;
  sending: Pick<Sending, 'newer' | 'decided'>;
  /** The posting that is edited or renewed. */
  own: OwnPostingPage | null;
}

/**
 * The version that conflicts with the draft: the posting, changed meanwhile, or a draft from another device or tab.
 */
export function DraftConflicts({ draft, sending: { newer, decided }, own }: DraftConflictsProps) {
  const { conflict } = draft;
  if (newer && own) {
    const decide = (values: DraftValues | null) => () => {
      draft.goOnWith({ posting: { id: own.id, version: newer.version } }, values);
      decided();
    };
    return (
      <DraftConflict
        kind="posting"
        theirs={draftOf(newer)}
        savedAt={null}
        keepMine={decide(null)}
        takeTheirs={decide(draftOf(newer))}
      />
    );
  }
  if (!conflict) return null;
  const { theirs } = conflict;
  return (
    <DraftConflict
      kind={theirs ? 'draft' : 'gone'}
      theirs={theirs?.values ?? null}
      savedAt={theirs?.savedAt ?? null}
      keepMine={draft.keepMine}
      takeTheirs={draft.takeTheirs}
    />
  );
}
