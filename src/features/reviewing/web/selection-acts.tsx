import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/light/button.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationView } from '../received/fields.ts';
import { BarButton } from './bar-button.tsx';
import { ArchiveButton } from './review-archive-button.tsx';
import type { SelectionAct, SelectionActProps } from './selection-act.ts';

type SelectionActsProps = Omit<SelectionActProps, 'onDone' | 'onClose'> & {
  acts: readonly SelectionAct[];
  /** Clears the selection. */
  clear: () => void;
};

/** An action's window, which is loaded when it is first opened. @param clear clears the selection */
function useActWindow(act: SelectionAct, chosen: Omit<SelectionActProps, 'onDone' | 'onClose'>, clear?: () => void) {
  const { revalidate } = useRevalidator();
  const { Part: Window, ask, loading } = useOnDemand<SelectionActProps>(act.load);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const done = (): void => {
    close();
    clear?.();
    void revalidate();
  };
  const window = isOpen && Window ? <Window {...chosen} onDone={done} onClose={close} /> : null;
  return { open: () => void ask().then((loaded) => loaded && setOpen(true)), loading, window };
}

/** The button of an action in the bar of the list. */
function BarAct({ act, clear, ...chosen }: Omit<SelectionActsProps, 'acts'> & { act: SelectionAct }) {
  const t = useTexts();
  const { open, window } = useActWindow(act, chosen, clear);
  return (
    <>
      <BarButton label={t(act.label)} short={t(act.short)} icon={act.icon} onClick={open} />
      {window}
    </>
  );
}

interface ApplicationActProps {
  act: SelectionAct;
  postingId: number;
  application: Pick<ApplicationView, 'id' | 'status'>;
}

/** The button of an action on the page of one application. */
export function ApplicationAct({ act, postingId, application }: ApplicationActProps) {
  const t = useTexts();
  const { open, loading, window } = useActWindow(act, {
    postingId,
    selection: { applicationIds: [application.id] },
    count: 1,
    rejected: application.status === 'rejected' ? 1 : 0,
    known: [],
  });
  return (
    <>
      <Button block loading={loading} onClick={open}>
        {act.icon}
        {t(act.label)}
      </Button>
      {window}
    </>
  );
}

/** Actions on a selection besides sorting it: those of other features, and downloading its documents. */
export function SelectionActs({ acts, ...selection }: SelectionActsProps) {
  return (
    <>
      {acts.map((act) => (
        <BarAct key={act.key} act={act} {...selection} />
      ))}
      <ArchiveButton {...selection} />
    </>
  );
}
