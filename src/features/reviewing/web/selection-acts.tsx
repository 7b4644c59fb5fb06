import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/light/button.tsx';
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

type ActButtonProps = Omit<SelectionActsProps, 'acts'> & { act: SelectionAct; alone?: boolean };

/** The button of an action, in a bar or `alone`, and its window, which is loaded when it is first opened. */
export function ActButton({ act, clear, alone = false, ...chosen }: ActButtonProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const { Part: Window, ask, loading } = useOnDemand<SelectionActProps>(act.load);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const show = (): void => void ask().then((loaded) => loaded && setOpen(true));
  return (
    <>
      {alone ? (
        <Button block loading={loading} onClick={show}>
          {act.icon}
          {t(act.label)}
        </Button>
      ) : (
        <BarButton label={t(act.label)} short={t(act.short)} icon={act.icon} onClick={show} />
      )}
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
