import type { ComponentProps } from 'react';
import { MailLetter, MailText } from './mail-frame.tsx';
import type { MailContent, MailSurroundings } from './mail-template.ts';

interface PlainLetter
  extends Omit<ComponentProps<typeof MailLetter>, 'surroundings' | 'button' | 'children'> {
  subject: string;
  /** Leads to a page of the site. */
  button: { path: string; label: string };
  /** Paragraphs. */
  text: readonly string[];
}

/** A mail that says all in paragraphs and leads to one page. */
export const plainLetter = (
  surroundings: MailSurroundings,
  { subject, button: { path, label }, text, ...letter }: PlainLetter,
): MailContent => ({
  subject,
  body: (
    <MailLetter
      {...letter}
      surroundings={surroundings}
      button={{ href: `${surroundings.siteUrl}${path}`, label }}
    >
      {text.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
    </MailLetter>
  ),
});
