import type { analyticsMessages as serbian } from './messages.sr.ts';

export const analyticsMessages: typeof serbian = {
  consent: {
    label: 'Cookies and counting visits',
    ask: 'If you agree, {{host}} counts visits, so that we know which pages are of use to you. Nothing is loaded from it until you accept.',
    more: 'More about counting visits',
    accept: 'Accept',
    decline: 'Decline',
    settings: 'Cookie settings',
    state: {
      ask: 'You have not chosen yet: visits are not counted.',
      yes: 'You have accepted the counting of visits.',
      no: 'You have declined the counting of visits.',
      signal:
        'Your browser says that you do not want visits to be counted, so they are not. You can only change that in the browser.',
    },
  },
};
