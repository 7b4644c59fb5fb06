import { emailField } from '#kit/fields.ts';
import type { Language } from '#kit/i18n/language.ts';
import { fillIn } from '../placeholders.ts';
import type { PostingOfMessage, Recipient } from './message-store.ts';
import { addressOf } from './vocative.ts';

const isAddress = (text: string | null): text is string =>
  text !== null && text !== '' && emailField.safeParse(text).data === text.toLowerCase();

/** The first plain address; null if there is none. */
const firstAddress = (addresses: readonly (string | null)[]): string | null => addresses.find(isAddress) ?? null;

/** Reply address of a message: the advertiser's, the company's, or that of the responsible owner. */
export const replyAddress = ({ advertiserEmail, companyEmail, ownerEmail }: PostingOfMessage): string | null =>
  firstAddress([advertiserEmail, companyEmail, ownerEmail]);

/** Subject and text for this recipient: the same for the preview and for the mail. */
export function writtenFor(
  { firstName, language }: Pick<Recipient, 'firstName'> & { language: Language },
  { positionTitle, company }: Pick<PostingOfMessage, 'positionTitle' | 'company'>,
  { subject, body }: { subject: string; body: string },
): { subject: string; body: string } {
  const addressee = { ...addressOf(firstName, language), plain: firstName };
  const values = { addressee, position: positionTitle, company };
  return { subject: fillIn(subject, values), body: fillIn(body, values) };
}
