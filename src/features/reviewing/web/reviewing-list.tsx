import { useState } from 'react';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationListRow, ApplicationsMeta, ApplicationView } from '../received/fields.ts';
import { fullName } from '../received/web/application-parts.tsx';
import { ApplicationList } from './application-list.tsx';
import type { KeyAct } from './list-keys.ts';
import { NothingOpened, OpenedApplication, type OpenedBeside } from './opened-application.tsx';
import type { SelectionAct } from './selection-act.ts';
import type { ShortcutsModalProps } from './shortcuts-modal.tsx';
import { SortButtons } from './sort-buttons.tsx';
import type { SortingTarget } from './sortings.tsx';
import type { StableRow } from './stable-row-order.ts';
import { useListActs, useListCursor } from './use-list-acts.ts';
import { useListKeys } from './use-list-keys.ts';

export interface ReviewingListProps {
  rows: readonly ApplicationListRow[];
  meta: ApplicationsMeta;
  opened: ApplicationView | null;
  beside: OpenedBeside;
  /** Readers may see everything and sort nothing (rules.md#team). */
  canSort: boolean;
  /** Actions that other features add for a selection. */
  acts: readonly SelectionAct[];
}

const loadShortcuts = async () => (await import('./shortcuts-modal.tsx')).ShortcutsModal;

/** The list with the opened application next to it, by mouse, touch and keyboard. */
export function ReviewingList({ rows: source, meta, opened, beside, canSort, acts: further }: ReviewingListProps) {
  const t = useTexts();
  const acts = useListActs(source, meta, further);
  const { rows } = acts;
  const [more, setMore] = useState<string | null>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const { Part: Shortcuts, ask: askForShortcuts } = useOnDemand<ShortcutsModalProps>(loadShortcuts);
  const openHelp = async (): Promise<void> => {
    if (await askForShortcuts()) setHelpOpen(true);
  };
  const { region, on, switchTo } = useListKeys((act) => onKey(act));
  const cursor = useListCursor(region, rows, meta, opened?.id);
  const change = (act: SortingTarget | 'select', row: StableRow | undefined): void => {
    const several = acts.selected.all || acts.selected.chosen.size > 0;
    if (act !== 'select' && several) acts.sortSelected(act);
    else if (row && act === 'select') acts.toggle(row);
    else if (row && act !== 'select') acts.sortOne(act, row);
  };
  const onKey = (act: KeyAct): void => {
    if (act === 'help') void openHelp();
    else if (act === 'search') region.current?.querySelector<HTMLElement>('input[name="q"]')?.focus();
    else if (act === 'next' || act === 'previous') cursor.move(act === 'next' ? 1 : -1);
    else if (canSort) change(act, cursor.current());
  };
  const menuRow = rows.find(({ id }) => id === more);
  return (
    <div className="applications" ref={region}>
      <ApplicationList
        rows={rows}
        meta={meta}
        openedId={opened?.id}
        acts={canSort ? acts : null}
        onMore={setMore}
        onKeys={() => void openHelp()}
      />
      {opened ? (
        <OpenedApplication
          application={opened}
          rows={rows}
          meta={meta}
          onSorted={canSort ? acts.sorted : null}
          {...beside}
        />
      ) : (
        <NothingOpened />
      )}
      <Modal
        open={menuRow !== undefined}
        onClose={() => setMore(null)}
        title={menuRow ? fullName(menuRow, t) : ''}
        size="sm"
      >
        {menuRow ? (
          <SortButtons
            applicationId={menuRow.id}
            status={menuRow.status}
            layout="column"
            onSorted={(id, status) => {
              acts.sorted(id, status);
              setMore(null);
            }}
          />
        ) : null}
      </Modal>
      {Shortcuts ? (
        <Shortcuts open={helpOpen} onClose={() => setHelpOpen(false)} on={on} onSwitch={switchTo} canSort={canSort} />
      ) : null}
    </div>
  );
}
