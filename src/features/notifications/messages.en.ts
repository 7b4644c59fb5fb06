import type { Translated } from '#kit/i18n/shape.ts';
import type { notificationMessages as serbian } from './messages.sr.ts';

export const notificationMessages: Translated<typeof serbian> = {
  problems: {},
  title: 'Notifications',
  readAll: 'Mark all as read',
  allRead: 'All notifications are marked as read.',
  notRead: 'The notifications were not marked as read.',
  new: 'New',
  found_one: '{{count}} notification',
  found_other: '{{count}} notifications',
  filters: { state: { label: 'Show', all: 'All', unread: 'Unread' } },
  none: {
    title: 'No notifications yet',
    text: 'Everything new appears here: messages, interview times, reminders and more.',
  },
  empty: 'Everything has been read',
  showAll: 'Show all notifications',
  kinds: {
    message: 'Message',
    interview: 'Interview',
    opened: 'Application',
    result: 'Result',
    agent: 'Digital agent',
    posting: 'Posting',
    order: 'Order',
    member: 'Team',
    reminder: 'Reminder',
  },
  choices: {
    title: 'Notifications by email',
    text: {
      jobseeker:
        'All notifications are on the site. Choose when we email you about them. The morning email is sent at 7 a.m., only if something is unread.',
      employer:
        'All notifications are on the site. Immediate emails go to the address of the posting or of the company; if it is yours, your choice applies. The morning email is sent at 7 a.m. to every team member who chooses it, only if something is unread.',
    },
    kinds: {
      message: 'Messages about applications',
      interview: 'Interview times',
      result: 'Results of applications',
      opened: 'First opening of an application',
      agent: 'Jobs that your agents find',
      posting: 'Approval, changes and end of postings',
      order: 'Payments and orders',
      member: 'Changes in the team',
      reminder: 'Reminders',
    },
    times: { now: 'Immediately', morning: 'In the morning', none: 'Never' },
  },
  mail: {
    morning: {
      name: 'Morning summary of notifications',
      subject_one: '{{count}} unread notification',
      subject_other: '{{count}} unread notifications',
      text: 'Waiting for you on the site:',
      more_one: 'There is {{count}} more notification on the site.',
      more_other: 'There are {{count}} more notifications on the site.',
      button: 'View your notifications',
      settings: 'Change when we email you',
      why: 'You are receiving this email because you chose in your settings to be emailed about some notifications in the morning.',
    },
  },
};
