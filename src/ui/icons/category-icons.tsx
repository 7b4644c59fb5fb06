import { lineIcon } from '../light/icon.tsx';

/* Icons of categories of work. */
export const IconSchool = lineIcon('M22 9l-10 -4l-10 4l10 4l10 -4v6M6 10.6v5.4a6 3 0 0 0 12 0v-5.4');
export const IconShoppingCart = lineIcon(
  'M4 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M17 17h-11v-14h-2M6 5l14 1l-1 7h-13',
);
export const IconFactory = lineIcon(
  'M3 21h18M5 21v-12l5 4v-4l5 4h4M19 21v-8l-1.436 -9.574a.5 .5 0 0 0 -.495 -.426h-1.145a.5 .5 0 0 0 -.494 .418l-1.43 8.582M9 17h1M14 17h1',
);
export const IconTools = lineIcon(
  'M3 21h4l13 -13a1.5 1.5 0 0 0 -4 -4l-13 13v4M14.5 5.5l4 4M12 8l-5 -5l-4 4l5 5M7 8l-1.5 1.5M16 12l5 5l-4 4l-5 -5M16 17l-1.5 1.5',
);
export const IconCode = lineIcon('M7 8l-4 4l4 4M17 8l4 4l-4 4M14 4l-4 16');
export const IconKitchen = lineIcon(
  'M19 3v12h-5c-.023 -3.681 .184 -7.406 5 -12m0 12v6h-1v-3m-10 -14v17m-3 -17v3a3 3 0 1 0 6 0v-3',
);
export const IconTruck = lineIcon(
  'M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M5 17h-2v-11a1 1 0 0 1 1 -1h9v12m-4 0h6m4 0h2v-6h-8m0 -5h5l3 5',
);
export const IconCrane = lineIcon('M6 21h6M9 21v-18l-6 6h18M9 3l10 6M17 9v4a2 2 0 1 1 -2 2');
export const IconForklift = lineIcon(
  'M3 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M12 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M7 17l5 0M3 17v-6h13v6M5 11v-4h4M9 11v-6h4l3 6M22 15h-3v-10M16 13l3 0',
);
export const IconClipboard = lineIcon(
  'M9 5h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2h-2M9 5a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2M9 12h6M9 16h6',
);
export const IconHeadset = lineIcon(
  'M4 14v-3a8 8 0 1 1 16 0v3M18 19c0 1.657 -2.686 3 -6 3M4 14a2 2 0 0 1 2 -2h1a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2 -2v-3M15 14a2 2 0 0 1 2 -2h1a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2 -2v-3',
);
export const IconStethoscope = lineIcon(
  'M6 4h-1a2 2 0 0 0 -2 2v3.5a5.5 5.5 0 0 0 11 0v-3.5a2 2 0 0 0 -2 -2h-1M8 15a6 6 0 1 0 12 0v-3M11 3v2M6 3v2M18 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
);
export const IconCalculator = lineIcon(
  'M4 5a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -14M8 8a1 1 0 0 1 1 -1h6a1 1 0 0 1 1 1v1a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1l0 -1M8 14l0 .01M12 14l0 .01M16 14l0 .01M8 17l0 .01M12 17l0 .01M16 17l0 .01',
);
export const IconDrawingCompass = lineIcon(
  'M10 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M11.2 6.9l-6.2 13.6M12.8 6.9l6.2 13.6M6.9 16.2c3.2 2.4 7 2.4 10.2 0',
);
export const IconBank = lineIcon(
  'M3 20.5h18M4 17.5h16M3.5 10v-1.2l8.5 -4.8l8.5 4.8v1.2zM6.5 10v7.5M12 10v7.5M17.5 10v7.5',
);
export const IconUmbrella = lineIcon('M3 13a9 9 0 0 1 18 0zM12 13v5.5a2 2 0 0 0 4 0M12 4v-1.5');
export const IconCoins = lineIcon('M3 9a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M16.5 9.19a6 6 0 1 1 -7.31 7.31M9 6.7v4.6');
export const IconBars = lineIcon('M4 4v16h16M8.5 16.5v-3M13 16.5v-6.5M17.5 16.5v-10');
export const IconAntenna = lineIcon(
  'M12 9.5l-4.5 11.5M12 9.5l4.5 11.5M9.2 16.6h5.6M11 7.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M8.4 11a4.8 4.8 0 0 1 0 -7M15.6 11a4.8 4.8 0 0 0 0 -7M5.4 13a8.6 8.6 0 0 1 0 -11M18.6 13a8.6 8.6 0 0 0 0 -11',
);
export const IconBolt = lineIcon('M14 2.5l-9 11.5h6l-1 7.5l9 -11.5h-6z');
export const IconGear = lineIcon(
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9l2.15 2.15M16.95 16.95l2.15 2.15M4.9 19.1l2.15 -2.15M16.95 7.05l2.15 -2.15',
);
export const IconWrench = lineIcon(
  'M20 7.5a5 5 0 0 1 -6.6 5.6l-7 7a2.12 2.12 0 0 1 -3 -3l7 -7a5 5 0 0 1 6.1 -6.5l-3 3l.6 2.9l2.9 .6z',
);
export const IconInspection = lineIcon(
  'M3 10.5a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M21 21l-5.2 -5.2M7.5 10.6l2.2 2.2l4 -4',
);
export const IconPickaxe = lineIcon('M7 4c6 -1.5 14.5 7 13 13c-1.5 -4.5 -8.5 -11.5 -13 -13M14.6 9.4l-11.1 11.1');
export const IconFlask = lineIcon('M9 3h6M10 3v6l-5.4 9a2 2 0 0 0 1.7 3h11.4a2 2 0 0 0 1.7 -3l-5.4 -9v-6M7 15h10');
export const IconMilkBottle = lineIcon(
  'M9 3h6v3l1.5 3.5a4 4 0 0 1 .5 2v7.5a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-7.5a4 4 0 0 1 .5 -2l1.5 -3.5zM9 6h6M7 14c2 -1.3 3.3 1.3 5 0s3 1.3 5 0',
);
export const IconShirt = lineIcon('M8.5 3.5l-5.5 3l1.5 5l3 -.7v9.7h9v-9.7l3 .7l1.5 -5l-5.5 -3a3.5 3.5 0 0 1 -7 0');
export const IconOpenBook = lineIcon(
  'M12 6.5c-2.5 -2 -5.5 -2.5 -9 -2v14c3.5 -.5 6.5 0 9 2c2.5 -2 5.5 -2.5 9 -2v-14c-3.5 -.5 -6.5 0 -9 2v14',
);
export const IconMicrophone = lineIcon(
  'M9 6a3 3 0 0 1 6 0v5a3 3 0 0 1 -6 0zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v3.5M8.5 21h7',
);
export const IconPalette = lineIcon(
  'M12 3a9 9 0 1 0 0 18c1.5 0 2.2 -1 1.8 -2.2c-.6 -1.8 .5 -3.3 2.4 -3.3h2a2.8 2.8 0 0 0 2.8 -2.8c0 -5.4 -4 -9.7 -9 -9.7M7.5 12v.01M10 7.6v.01M15 7.6v.01',
);
export const IconMusic = lineIcon(
  'M3.5 17.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14.5 15.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9.5 17.5v-11.5l11 -2.5v12M9.5 10.2l11 -2.5',
);
export const IconIdBadge = lineIcon(
  'M10 5h-4a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2h-4M10 3h4v4h-4zM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M8 17.8c.8 -2.2 7.2 -2.2 8 0',
);
export const IconScales = lineIcon(
  'M12 3.5v17M7.5 20.5h9M5.5 6.5l6.5 -1.5l6.5 1.5M2.5 14l3 -7.5l3 7.5a3 3 0 0 1 -6 0M15.5 14l3 -7.5l3 7.5a3 3 0 0 1 -6 0',
);
export const IconBriefcase = lineIcon(
  'M5 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2M8.5 7v-1.5a2 2 0 0 1 2 -2h3a2 2 0 0 1 2 2v1.5M3 12.3c6 2.4 12 2.4 18 0M12 13v2.2',
);
export const IconRoute = lineIcon(
  'M3.5 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M15.5 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M8.5 18h7a3 3 0 0 0 0 -6h-7a3 3 0 0 1 0 -6h7',
);
export const IconMap = lineIcon('M3 6.5l6 -2.5l6 2.5l6 -2.5v13.5l-6 2.5l-6 -2.5l-6 2.5zM9 4v13.5M15 6.5v13.5');
export const IconChefHat = lineIcon(
  'M7 20.5h10M7 16.8h10M7 20.5v-7.7a4 4 0 1 1 1.2 -7.6a4.2 4.2 0 0 1 7.6 0a4 4 0 1 1 1.2 7.6v7.7',
);
export const IconBroom = lineIcon(
  'M20.5 3.5l-8.8 8.9M9 9.8l5.4 5.2c-1.8 1.6 -3.2 3.6 -3.6 6l-7.8 -7.4c2.4 -.4 4.4 -1.8 6 -3.8M6.4 16.8l2.2 -2.3',
);
export const IconShield = lineIcon(
  'M12 3l7.5 2.8v5.4c0 4.6 -3 8 -7.5 9.8c-4.5 -1.8 -7.5 -5.2 -7.5 -9.8v-5.4zM8.8 12l2.3 2.3l4.1 -4.1',
);
export const IconSprout = lineIcon(
  'M12 21v-10M12 14.5c0 -4.2 -2.8 -6.5 -8 -6.5c0 4.2 2.8 6.5 8 6.5M12 11c0 -4.5 2.8 -7 8 -7c0 4.5 -2.8 7 -8 7M7.5 21h9',
);
export const IconPaw = lineIcon(
  'M12 11.5c2.4 0 5 3 5 5.3c0 1.6 -1.2 2.7 -2.7 2.7c-.9 0 -1.5 -.5 -2.3 -.5s-1.4 .5 -2.3 .5c-1.5 0 -2.7 -1.1 -2.7 -2.7c0 -2.3 2.6 -5.3 5 -5.3M7.6 6a1.6 2.1 0 1 0 3.2 0a1.6 2.1 0 1 0 -3.2 0M13.2 6a1.6 2.1 0 1 0 3.2 0a1.6 2.1 0 1 0 -3.2 0M3 11a1.5 1.9 0 1 0 3 0a1.5 1.9 0 1 0 -3 0M18 11a1.5 1.9 0 1 0 3 0a1.5 1.9 0 1 0 -3 0',
);
export const IconPill = lineIcon('M4.6 12.6l8 -8a4.8 4.8 0 0 1 6.8 6.8l-8 8a4.8 4.8 0 0 1 -6.8 -6.8M8.6 8.6l6.8 6.8');
export const IconScissors = lineIcon(
  'M3.5 6.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M3.5 17.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M8.1 7.9l12.4 10.1M8.1 16.1l12.4 -10.1',
);
export const IconConversation = lineIcon(
  'M5 3.5h8a2 2 0 0 1 2 2v5a2 2 0 0 1 -2 2h-4.5l-3.5 3v-3a2 2 0 0 1 -2 -2v-5a2 2 0 0 1 2 -2M18 9h1a2 2 0 0 1 2 2v5a2 2 0 0 1 -2 2v3l-3.5 -3h-3.5a2 2 0 0 1 -2 -2v-.5',
);
export const IconShapes = lineIcon(
  'M4 4h6.5v6.5h-6.5zM13.5 4h6.5v6.5h-6.5zM4 13.5h6.5v6.5h-6.5zM13.5 16.75a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0 -6.5 0',
);
