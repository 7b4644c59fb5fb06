import { ActButton } from './act-button.tsx';
import { ArchiveButton } from './review-archive-button.tsx';
import type { SelectionAct, SelectionActProps } from './selection-act.ts';

type SelectionActsProps = Omit<SelectionActProps, 'onDone' | 'onClose'> & {
  acts: readonly SelectionAct[];
  /** Clears the selection. */
  clear: () => void;
};

/** Actions on a selection besides sorting it: those of other features, and downloading its documents. */
export function SelectionActs({ acts, ...selection }: SelectionActsProps) {
  return (
    <>
      {acts.map((act) => (
        <ActButton key={act.key} act={act} {...selection} />
      ))}
      <ArchiveButton {...selection} />
    </>
  );
}
