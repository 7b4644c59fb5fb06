export const hiddenMessages = {
  title: 'Hidden',
  lead: 'Jobs and companies you have marked as “Not for me”. They do not appear in searches, on the home page or in agents.',
  table: 'Hidden jobs and companies',
  found_one: '{{count}} item',
  found_other: '{{count}} items',
  company: 'All jobs of the company',
  posting: 'Job',
  ended: 'closed',
  number: 'Job no. {{id}}',
  since: 'hidden on {{date}}',
  showAgain: 'Show again: {{title}}',
  empty: 'You haven’t hidden anything',
  emptyText:
    'Hide a job you’re not interested in with “Not for me”. If you change your mind, you can show it again here.',
} as const;
