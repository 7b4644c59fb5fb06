import type { ReactNode } from 'react';
import {
  IconBookmark,
  IconInbox,
  IconListCheck,
  IconReceipt,
  IconSettings,
  IconShieldLock,
  IconUserPlus,
} from '#ui/icons/account-icons.tsx';
import { IconMail } from '#ui/icons/mail-icons.tsx';
import {
  IconBell,
  IconBellPlus,
  IconBuilding,
  IconFiles,
  IconHeart,
  IconHistory,
  IconLayoutList,
  IconSearch,
  IconSend,
  IconUser,
  IconUsers,
} from '#ui/light/icons.tsx';
import type { NavigationItem } from '../navigation.ts';

/** The icon of each menu entry. */
export const navigationIcons: Record<NavigationItem['text'], ReactNode> = {
  postings: <IconSearch />,
  employers: <IconBuilding />,
  blog: <IconBookmark />,
  prices: <IconReceipt />,
  contact: <IconSend />,
  companyProfile: <IconBuilding />,
  myPostings: <IconLayoutList />,
  ownApplications: <IconUsers />,
  ownCv: <IconUser />,
  applications: <IconSend />,
  agents: <IconBellPlus />,
  savedPostings: <IconHeart />,
  notifications: <IconBell />,
  documents: <IconFiles />,
  team: <IconUserPlus />,
  decisions: <IconListCheck />,
  objections: <IconInbox />,
  ownAccount: <IconShieldLock />,
  settings: <IconSettings />,
  moderation: <IconListCheck />,
  everyPosting: <IconLayoutList />,
  orders: <IconReceipt />,
  users: <IconUsers />,
  messages: <IconInbox />,
  mails: <IconMail />,
  sitePages: <IconFiles />,
  announcements: <IconBell />,
  auditLog: <IconHistory />,
};
