import { lineIcon } from '../light/icon.tsx';

/* Icons of mail, links and locked things; separate from those of registration, which must stay small. */
export const IconClockPause = lineIcon('M20.942 13.018a9 9 0 1 0 -7.909 7.922M12 7v5l2 2M17 17v5M21 17v5');
export const IconMailOpened = lineIcon(
  'M3 9l9 6l9 -6l-9 -6l-9 6M21 9v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10M3 19l6 -6M15 13l6 6',
);
export const IconLock = lineIcon(
  'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0M8 11v-4a4 4 0 1 1 8 0v4',
);
export const IconMail = lineIcon(
  'M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10M3 7l9 6l9 -6',
);
export const IconMailCheck = lineIcon(
  'M11 19h-6a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v6M3 7l9 6l9 -6M15 19l2 2l4 -4',
);
export const IconClipboardText = lineIcon(
  'M9 5h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2h-2M9 5a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2M9 14l2 2l4 -4',
);
export const IconCopyOff = lineIcon(
  'M19.414 19.415a2 2 0 0 1 -1.414 .585h-8a2 2 0 0 1 -2 -2v-8c0 -.554 .225 -1.055 .589 -1.417m3.411 -.583h6a2 2 0 0 1 2 2v6M16 8v-2a2 2 0 0 0 -2 -2h-6m-3.418 .59c-.36 .36 -.582 .86 -.582 1.41v8a2 2 0 0 0 2 2h2M3 3l18 18',
);
export const IconLinkOff = lineIcon(
  'M9 15l3 -3m2 -2l1 -1M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464M3 3l18 18M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463',
);
export const IconMailOff = lineIcon(
  'M9 5h10a2 2 0 0 1 2 2v10m-2 2h-14a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2M3 7l9 6l.565 -.377m2.435 -1.623l6 -4M3 3l18 18',
);
