import type { AccountType } from '#kit/actor.ts';
import {
  blog,
  daily,
  employers,
  entry,
  myPostings,
  type NavigationItem,
  ownApplications,
  ownOrders,
  postings,
  prices,
} from '../navigation.ts';

const contact = entry('contact', 'contact');

const everyone = [postings, employers, blog, prices, contact];

/** Additional entries of the mobile menu, after the user's own pages. */
export const mobileNavigation: Record<AccountType | 'guest', readonly NavigationItem[]> = {
  guest: everyone,
  jobseeker: everyone,
  employer: everyone,
  admin: [postings],
};

/** The side menu of a user's own pages; only pages that exist. */
export const ownNavigation: Record<'jobseeker' | 'employer', readonly NavigationItem[]> = {
  jobseeker: [
    entry('ownCv', 'candidate-home'),
    entry('applications', 'candidate-applications'),
    entry('messages', 'candidate-messages'),
    entry('notifications', 'notifications-candidate'),
    entry('agents', 'agents'),
    entry('savedPostings', 'saved-postings'),
    entry('documents', 'documents'),
    entry('ownAccount', 'account-candidate'),
    entry('settings', 'settings-candidate'),
  ],
  employer: [
    entry('companyProfile', 'employer-profile'),
    myPostings,
    ownApplications,
    entry('messages', 'employer-messages'),
    entry('notifications', 'notifications-employer'),
    ownOrders,
    entry('decisions', 'own-decisions'),
    entry('team', 'team'),
    entry('ownAccount', 'account-employer'),
    entry('settings', 'settings-employer'),
  ],
};

/** Entries of the user's own menu besides appearance and signing out. */
export const userNavigation: Record<AccountType, readonly NavigationItem[]> = {
  ...ownNavigation,
  admin: [
    ...daily,
    entry('mails', 'admin-mails'),
    entry('objections', 'admin-objections'),
    entry('blog', 'admin-blog'),
    entry('sitePages', 'admin-pages'),
    entry('announcements', 'admin-announcements'),
    entry('prices', 'admin-prices'),
    entry('settings', 'admin-settings'),
    entry('auditLog', 'admin-log'),
  ],
};
