import type { SelectionAct } from '#features/reviewing/web/selection-act.ts';
import { IconCalendar } from '#ui/light/icons.tsx';

/** Loads the window that offers times. */
export const loadOffer = async () => (await import('./offer-interviews.tsx')).OfferInterviews;

/** Offers times to all selected candidates. */
export const offerAct: SelectionAct = {
  key: 'interviews',
  label: 'applications.reviewing.selection.interviews',
  short: 'applications.reviewing.selection.interviewsShort',
  icon: <IconCalendar />,
  load: loadOffer,
};
