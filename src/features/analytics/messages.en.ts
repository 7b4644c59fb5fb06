import type { analyticsMessages as serbian } from './messages.sr.ts';

export const analyticsMessages: typeof serbian = {
  consent: {
    label: 'Cookies and visit counting',
    ask: 'If you agree, {{host}} counts visits, so that we know which pages are useful. Nothing is loaded from it until you accept.',
    more: 'More about visit counting',
    accept: 'Accept',
    decline: 'Decline',
    settings: 'Cookie settings',
    state: {
      ask: 'You have not chosen yet: visits are not counted.',
      yes: 'You have accepted visit counting.',
      no: 'You have declined visit counting.',
      signal:
        'Your browser signals that you don’t want visits to be counted, so they are not. You can change that only in the browser.',
    },
  },
};
