import { Button } from '#ui/light/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import './conflict-window.css';

/** A field in which two versions differ, in words; empty where nothing is stated. */
export interface Difference {
  field: string;
  mine: string;
  theirs: string;
}

export interface ConflictWindowProps {
  title: string;
  text: string;
  /** None where there is nothing else to take. */
  differences: readonly Difference[];
  /** What the buttons say. */
  keep: string;
  take: string;
  onKeep: () => void;
  onTake: () => void;
}

/** Two versions of one thing: the differences side by side, and the choice. Both are kept until the person has chosen. */
export function ConflictWindow({
  title,
  text,
  differences,
  keep,
  take,
  onKeep,
  onTake,
}: ConflictWindowProps) {
  const t = useTexts();
  const empty = t('ui.conflict.empty');
  return (
    <Modal
      open
      // Escape decides nothing: what stays on the screen is kept.
      onClose={onKeep}
      size={differences.length > 0 ? 'lg' : 'sm'}
      role="alertdialog"
      title={title}
      subtitle={text}
      footer={
        <>
          <Button onClick={onTake}>{take}</Button>
          <Button variant="primary" data-autofocus onClick={onKeep}>
            {keep}
          </Button>
        </>
      }
    >
      {differences.length > 0 ? (
        <Table label={t('ui.conflict.table')} responsive>
          <thead>
            <tr>
              <th scope="col">{t('ui.conflict.field')}</th>
              <th scope="col">{t('ui.conflict.mine')}</th>
              <th scope="col">{t('ui.conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, mine, theirs }) => (
              <tr key={field}>
                <td data-label={t('ui.conflict.field')}>{field}</td>
                <td className="whole conflict-side" data-label={t('ui.conflict.mine')}>
                  <div className="conflict-words">{mine || empty}</div>
                </td>
                <td className="whole conflict-side" data-label={t('ui.conflict.theirs')}>
                  <div className="conflict-words">{theirs || empty}</div>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Modal>
  );
}
