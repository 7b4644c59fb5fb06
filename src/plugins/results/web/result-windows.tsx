import type { FilledWindow } from '#features/publishing/own-postings/posting-place.ts';
import type { SelectionAct } from '#features/reviewing/web/selection-act.ts';
import { IconMegaphone } from '#ui/light/icons.tsx';

/** Notifies all selected candidates of a result. */
export const sendAct: SelectionAct = {
  key: 'results',
  label: 'applications.sendingResults.act',
  short: 'applications.sendingResults.submit',
  icon: <IconMegaphone />,
  load: async () => (await import('./send-results.tsx')).SendResults,
};

/** Asks who was hired when a posting was closed as filled, and notifies everybody else. */
export const endWindow: FilledWindow = async () => (await import('./send-results.tsx')).EndResults;
