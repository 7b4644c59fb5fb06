import type { SelectionAct } from '#features/reviewing/web/selection-act.ts';
import { IconCalendar } from '#ui/light/icons.tsx';

/** Offers times to all selected candidates. */
export const offerAct: SelectionAct = {
  key: 'interviews',
  label: 'applications.reviewing.selection.interviews',
  short: 'applications.reviewing.selection.interviewsShort',
  icon: <IconCalendar />,
  load: async () => (await import('./offer-interviews.tsx')).OfferInterviews,
};
