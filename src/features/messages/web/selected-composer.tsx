import type { SelectionActProps } from '#features/reviewing/web/selection-act.ts';
import { MessageComposer } from './message-composer.tsx';

/** The composer for selected applications; those of the page are named. */
export function SelectedComposer({ known, onDone, ...chosen }: SelectionActProps) {
  const ids = chosen.selection.applicationIds;
  return (
    <MessageComposer {...chosen} recipients={ids ? known.filter(({ id }) => ids.includes(id)) : []} onSent={onDone} />
  );
}
