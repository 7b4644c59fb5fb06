import { useState } from 'react';
import { problemOf } from '#kit/client-errors.ts';
import { isSame } from '#ui/drafts/draft.ts';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import './newer-version.css';

/** Something stored that is only changed over the version one has seen. */
export interface Versioned {
  version: number;
}

/** The newer version that came with a refusal to save over an older one (409); null for any other failure. */
export function newerVersion<View extends Versioned>(error: unknown): View | null {
  const current = problemOf(error)?.current as Partial<View> | null | undefined;
  return typeof current?.version === 'number' ? (current as View) : null;
}

type Compared = string | number | boolean | null | undefined;

/** A field in which two versions may differ: its name, and its value in words, yes or no, or nothing. */
export interface ComparedField<Values> {
  label: string;
  of: (values: Values) => Compared;
}

interface NewerVersionProps<Values> {
  /**
   * What was met: a version of the same thing that somebody else has saved, a draft from another tab or device, or
   * nothing, where the draft was sent or deleted elsewhere.
   */
  kind: 'version' | 'draft' | 'gone';
  /** When it was saved, in words. */
  when?: string | undefined;
  mine: Values;
  theirs: Values | null;
  compared: readonly ComparedField<Values>[];
  onKeep: () => void;
  onTake: () => void;
  /** Both together go on. */
  onJoin?: (() => void) | undefined;
  /** Which meeting this is: what was put off at one is asked again at the next. */
  met: unknown;
}

/**
 * Two versions of one thing: the differences side by side, and the choice. Both are kept until the person has chosen: a window
 * that is closed leaves a note with the way back to it.
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
      // A window that comes while somebody types: the next key must not choose.
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
