/** Acts of the audit log in words. */
export const publishingActs = {
  postings: { import: 'Oglasi uvezeni iz fajla' },
} as const;
