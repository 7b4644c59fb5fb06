import { lineIcon } from '../light/icon.tsx';

/* Icons of the text editor. */
export const IconBold = lineIcon('M7 5h6a3.5 3.5 0 0 1 0 7h-6l0 -7M13 12h1a3.5 3.5 0 0 1 0 7h-7v-7');
export const IconItalic = lineIcon('M11 5l6 0M7 19l6 0M14 5l-4 14');
export const IconBulletList = lineIcon('M9 6l11 0M9 12l11 0M9 18l11 0M5 6l0 .01M5 12l0 .01M5 18l0 .01');
export const IconOrderedList = lineIcon(
  'M11 6h9M11 12h9M12 18h8M4 16a2 2 0 1 1 4 0c0 .591 -.5 1 -1 1.5l-3 2.5h4M6 10v-6l-2 2',
);
export const IconLink = lineIcon(
  'M9 15l6 -6M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463',
);
export const IconUndo = lineIcon('M9 14l-4 -4l4 -4M5 10h11a4 4 0 1 1 0 8h-1');
export const IconRedo = lineIcon('M15 14l4 -4l-4 -4M19 10h-11a4 4 0 1 0 0 8h1');
export const IconHeading2 = lineIcon('M4 6v12M12 6v12M4 12h8M16 12a2 2 0 1 1 4 0c0 .6 -.5 1 -1 1.5l-3 4h4');
export const IconHeading3 = lineIcon(
  'M4 6v12M12 6v12M4 12h8M16 10.5h4l-2 2.6c1.5 0 2.2 1 2.2 2.2a2.2 2.2 0 0 1 -4.2 .7',
);
