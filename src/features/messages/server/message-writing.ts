import type { MailPosting } from '#features/applying/server/mail-posting.ts';
import type { Language } from '#kit/i18n/language.ts';
import { fillIn } from '../placeholders.ts';
import type { Recipient } from './message-store.ts';
import { addressOf } from './vocative.ts';

/** Subject and text for this recipient: the same for the preview and for the mail. */
export function writtenFor(
  { firstName, language }: Pick<Recipient, 'firstName'> & { language: Language },
  { positionTitle, company }: Pick<MailPosting, 'positionTitle' | 'company'>,
  { subject, body }: { subject: string; body: string },
): { subject: string; body: string } {
  const addressee = { ...addressOf(firstName, language), plain: firstName };
  const values = { addressee, position: positionTitle, company };
  return { subject: fillIn(subject, values), body: fillIn(body, values) };
}
