import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { BarButton } from './bar-button.tsx';
import { ArchiveButton } from './review-archive-button.tsx';
import type { SelectionAct, SelectionActProps } from './selection-act.ts';

type SelectionActsProps = Omit<SelectionActProps, 'onDone' | 'onClose'> & {
  acts: readonly SelectionAct[];
  /** Clears the selection. */
  clear: () => void;
};

function ActButton({ act, clear, ...chosen }: Omit<SelectionActsProps, 'acts'> & { act: SelectionAct }) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const { Part: Window, ask } = useOnDemand<SelectionActProps>(act.load);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <BarButton
        label={t(act.label)}
        short={t(act.short)}
        icon={act.icon}
        onClick={() => void ask().then((loaded) => loaded && setOpen(true))}
      />
      {open && Window ? (
        <Window
          {...chosen}
          onDone={() => {
            close();
            clear();
            void revalidate();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}

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
