import type { Translated } from '#kit/i18n/shape.ts';
import type { push as serbian } from './messages.sr.ts';

export const push: Translated<typeof serbian> = {
  problems: {
    'endpoint-refused': 'Notifications cannot be delivered through this browser. Try another browser.',
    'key-replaced': 'This page is out of date. Refresh it and try again.',
  },
  summary_one: '{{count}} new notification',
  summary_other: '{{count}} new notifications',
  title: 'Notifications on your phone and computer',
  text: 'They arrive even when the site is closed: at most three a day, and never between 9 p.m. and 8 a.m. They show only the topic, no details. Your choice applies to all your devices; a device receives notifications while you are signed in on it.',
  here: {
    on: 'This device receives notifications.',
    off: 'This device does not receive notifications.',
    turnOn: 'Turn on here',
    turnOff: 'Turn off here',
    notTurnedOn: 'Notifications were not turned on for this device.',
    notTurnedOff: 'Notifications were not turned off for this device.',
    denied:
      'Your browser does not allow notifications from this site. You can change this in the site settings, next to the address.',
    homeScreen:
      'To receive notifications on this device, first add Prilika to your home screen: choose “Add to Home Screen” in the share menu, then open it from there.',
    unsupported: 'This browser does not receive notifications.',
  },
};
