export const today = {
  title: 'New for you',
  found: { title: 'Found by your agents', all: 'All agents' },
  news: { title: 'Notifications', all: 'All notifications' },
  closing: { title: 'Saved jobs closing soon', all: 'All saved jobs' },
  waiting: {
    title: 'Waiting for you',
    all: 'My postings',
    applications_one: '{{count}} new application',
    applications_other: '{{count}} new applications',
    replies_one: '{{count}} message awaiting a reply',
    replies_other: '{{count}} messages awaiting a reply',
  },
  ending: { title: 'Your postings ending soon', all: 'My postings' },
};
