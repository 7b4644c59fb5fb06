import { useRef, useState } from 'react';
import { useKeys } from '#ui/key-commands.ts';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { Modal } from '#ui/modal.tsx';
import type { ShortcutsModalProps } from '#ui/shortcuts-modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationListRow, ApplicationsMeta, ApplicationView } from '../received/fields.ts';
import { fullName } from '../received/web/application-parts.tsx';
import { ApplicationList } from './application-list.tsx';
import { isOfList, type KeyAct, keysOf } from './list-keys.ts';
import { NothingOpened, OpenedApplication, type OpenedBeside } from './opened-application.tsx';
import type { SelectionAct } from './selection-act.ts';
import { SortButtons } from './sort-buttons.tsx';
import type { SortingTarget } from './sortings.tsx';
import type { StableRow } from './stable-row-order.ts';
import { useListActs, useListCursor } from './use-list-acts.ts';

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

const loadShortcuts = async () => (await import('#ui/shortcuts-modal.tsx')).ShortcutsModal;

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
  const region = useRef<HTMLDivElement>(null);
  const keys = keysOf(canSort);
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
    else change(act, cursor.current());
  };
  useKeys((key, target) => {
    const [, act] = keys.find(([name]) => name === key) ?? [];
    if (!act || !isOfList(target, region.current)) return false;
    onKey(act);
    return true;
  });
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
        <Shortcuts
          open={helpOpen}
          onClose={() => setHelpOpen(false)}
          keys={keys.map(([key, act]) => ({ key, act: t(`applications.reviewing.keys.${act}`) }))}
          note={canSort ? t('applications.reviewing.keys.several') : undefined}
        />
      ) : null}
    </div>
  );
}
