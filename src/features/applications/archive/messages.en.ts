import type { Translated } from '#shared/i18n/shape.ts';
import type { archiveMessages as serbian } from './messages.sr.ts';

export const archiveMessages = {
  name: 'Application, {{positionTitle}}',
  page: 'Application',
  letter: 'Cover letter',
  documents: 'Documents',
  title: 'Application for “{{positionTitle}}”',
  to: 'Employer',
  sentOn: 'Sent',
  withdrawnOn: 'Withdrawn',
  kind: 'Kind of application',
  person: 'Details in the application',
  fullName: 'Name',
  noDocuments: 'No document was sent with the application.',
  lost: 'This file no longer exists, so it is not in the archive.',
  made: 'The contents are as they were sent. The archive was made on Prilika on {{date}}.',
} as const satisfies Translated<typeof serbian>;
