import type { Translated } from '#kit/i18n/shape.ts';
import type { contentAdministrationMessages as serbian } from './administration-messages.sr.ts';
import { announcementMessages } from './announcements/messages.en.ts';
import { articleMessages } from './articles/messages.en.ts';
import { editingMessages } from './editing/messages.en.ts';
import { pageMessages } from './pages/messages.en.ts';

export const contentAdministrationMessages = {
  articles: articleMessages,
  texts: editingMessages,
  pages: pageMessages,
  announcements: announcementMessages,
  audit: {
    objects: {
      articleObject: 'blog article',
      pageObject: 'page',
      announcementObject: 'announcement',
    },
    acts: {
      articles: {
        create: 'Blog article started',
        publish: 'Blog article published',
        schedule: 'Blog article scheduled',
        withdraw: 'Blog article withdrawn',
        delete: 'Blog draft deleted',
      },
      pages: { publish: 'Page text published' },
      announcements: {
        create: 'Announcement added',
        change: 'Announcement changed',
        end: 'Announcement ended',
        delete: 'Announcement deleted',
      },
    },
  },
  problems: {
    'text-not-found': 'This text does not exist or has been deleted.',
    'text-changed': 'Someone else has saved changes to this text in the meantime.',
    'text-is-published': 'Readers already see this text. Changes are published at once.',
    'text-not-published': 'Readers do not see this text. Reload the page to see the new status.',
    'text-not-draft': 'Only a draft that readers have never seen can be deleted.',
    'too-many-drafts': 'There are already {{max}} drafts. Publish or delete some.',
    'hour-passed': 'This time has passed. Choose a later one.',
    'hour-too-far': 'Choose a time within the next year.',
    'announcement-not-found': 'This announcement does not exist or has been deleted.',
    'announcement-over': 'This announcement has ended and cannot be changed. Add a new one.',
    'too-many-announcements':
      'There are already {{max}} current or scheduled announcements. End or delete one, then add a new one.',
    'ends-before-begins': 'The end must be after the beginning.',
  },
} as const satisfies Translated<typeof serbian>;
