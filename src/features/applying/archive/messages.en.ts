import type { Translated } from '#kit/i18n/shape.ts';
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
  kind: 'Application type',
  person: 'Personal data',
  fullName: 'Name',
  noDocuments: 'No documents were sent with this application.',
  checking: 'This file is still being checked, so it is not in the archive.',
  infected: 'A virus was found in this file, so it was removed.',
  lost: 'This file no longer exists, so it is not in the archive.',
  made: 'The contents are as they were sent. The archive was created on Prilika on {{date}}.',
  severalName: 'Applications',
  notice: 'Read me',
  leftOut: 'Applications for “{{positionTitle}}” that are not in this archive, {{date}}:',
  leftOutWithdrawn: '{{name}}: the candidate has withdrawn the application.',
  leftOutErased_one: '{{count}} application: the candidate has deleted the account, or it no longer exists.',
  leftOutErased_other: '{{count}} applications: the candidates have deleted their accounts, or they no longer exist.',
} as const satisfies Translated<typeof serbian>;
