import { useState } from 'react';
import { problemOf } from '#kit/client-errors.ts';
import { isSame } from '#ui/drafts/draft.ts';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import './newer-version.css';

/** Something stored with a version, which must be known to change it. */
export interface Versioned {
  version: number;
}

/** The newer version contained in a conflict (409); null for any other failure. */
export function newerVersion<View extends Versioned>(error: unknown): View | null {
  const current = problemOf(error)?.current as Partial<View> | null | undefined;
  return typeof current?.version === 'number' ? (current as View) : null;
}

type Compared = string | number | boolean | null | undefined;

/** A field to compare in two versions: its label, and its value as text, yes or no, or nothing. */
export interface ComparedField<Values> {
  label: string;
  of: (values: Values) => Compared;
}

interface NewerVersionProps<Values> {
  /**
   * The kind of conflict: a version of the same thing saved by somebody else, a draft from another tab or device, or
   * nothing, when the draft was sent or deleted elsewhere.
   */
  kind: 'version' | 'draft' | 'gone';
  /** When it was saved, as text. */
  when?: string | undefined;
  mine: Values;
  theirs: Values | null;
  compared: readonly ComparedField<Values>[];
  onKeep: () => void;
  onTake: () => void;
  /** Continues with both versions merged. */
  onJoin?: (() => void) | undefined;
  /** Identifies the conflict: a choice postponed in one is asked again in the next. */
  met: unknown;
}

/**
 * Two versions of one thing: the differences side by side, and the choice. Both are kept until the person has chosen:
 * closing the window leaves a note from which it can be reopened.
 */
export function NewerVersion<Values>({
  kind,
  when = '',
  mine,
  theirs,
  compared,
  onKeep,
  onTake,
  onJoin,
  met,
}: NewerVersionProps<Values>) {
  const t = useTexts();
  const [putOff, setPutOff] = useState<{ met: unknown } | null>(null);
  if (putOff && Object.is(putOff.met, met)) {
    return (
      <Note
        tone="warn"
        role="status"
        className="mb24"
        actions={
          <Button size="sm" onClick={() => setPutOff(null)}>
            {t('ui.record.newer.choose')}
          </Button>
        }
      >
        {t(`ui.record.newer.${kind}.title`)}
      </Note>
    );
  }
  const words = (value: Compared): string => {
    if (typeof value === 'boolean') return t(`ui.record.newer.${value ? 'yes' : 'no'}`);
    return String(value ?? '') || t('ui.record.newer.empty');
  };
  const differences =
    theirs === null
      ? []
      : compared
          .map(({ label, of }) => ({ label, mine: words(of(mine)), theirs: words(of(theirs)) }))
          .filter((row) => !isSame(row.mine, row.theirs));
  const sides = { mine: t('ui.record.newer.mine'), theirs: t('ui.record.newer.theirs') };
  return (
    <Modal
      open
      onClose={() => setPutOff({ met })}
      size={differences.length > 0 ? 'lg' : 'sm'}
      role="alertdialog"
      // The window may open while somebody types: the next key must not choose.
      title={
        <span tabIndex={-1} data-autofocus>
          {t(`ui.record.newer.${kind}.title`)}
        </span>
      }
      subtitle={t(`ui.record.newer.${kind}.text`, { when })}
      footer={
        <>
          <Button onClick={onTake}>{t(`ui.record.newer.${kind}.take`)}</Button>
          {onJoin ? <Button onClick={onJoin}>{t('ui.record.newer.join')}</Button> : null}
          <Button variant="primary" onClick={onKeep}>
            {t(`ui.record.newer.${kind}.keep`)}
          </Button>
        </>
      }
    >
      {differences.length > 0 ? (
        <Table label={t('ui.record.newer.table')} responsive>
          <thead>
            <tr>
              <th scope="col">{t('ui.record.newer.field')}</th>
              <th scope="col">{sides.mine}</th>
              <th scope="col">{sides.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((row) => (
              <tr key={row.label}>
                <td data-label={t('ui.record.newer.field')}>{row.label}</td>
                {(['mine', 'theirs'] as const).map((side) => (
                  <td key={side} className="whole newer-side" data-label={sides[side]}>
                    <div className="newer-words">{row[side]}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Modal>
  );
}
