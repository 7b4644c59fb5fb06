import type { SelectionAct } from '#features/reviewing/web/selection-act.ts';
import { IconMail } from '#ui/icons/mail-icons.tsx';

/** Writing to all selected applicants. */
export const writeAct: SelectionAct = {
  key: 'write',
  label: 'applications.reviewing.selection.write',
  short: 'applications.reviewing.selection.writeShort',
  icon: <IconMail />,
  load: async () => (await import('./message-composer.tsx')).SelectedComposer,
};
