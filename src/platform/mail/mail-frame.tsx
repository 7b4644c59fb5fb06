import type { ReactNode } from 'react';
import { Body, Button, Container, Head, Hr, Html, Link, Preview, Section, Text } from 'react-email';
import { htmlLang, type Language } from '#shared/i18n/language.ts';

/*
 * Fixed colours of the light scheme: mail programs know no variables, and many no dark scheme.
 */
const ink = '#1d2523';
const quiet = '#535851';
const font = 'Onest, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

export const mailText = {
  fontFamily: font,
  fontSize: '16px',
  lineHeight: '1.55',
  color: ink,
  margin: '0 0 16px',
};
export const mailHeading = {
  fontFamily: `Geologica, ${font}`,
  fontSize: '24px',
  lineHeight: '1.25',
  fontWeight: 600,
  color: ink,
  margin: '0 0 16px',
};
const small = { ...mailText, fontSize: '13px', color: quiet, margin: '0' };

/** The button of a mail: one thing to do. */
export const MailButton = ({ href, children }: { href: string; children: ReactNode }) => (
  <Button
    href={href}
    style={{
      backgroundColor: '#006267',
      color: '#ffffff',
      borderRadius: '8px',
      padding: '14px 22px',
      fontFamily: font,
      fontSize: '16px',
      fontWeight: 600,
    }}
  >
    {children}
  </Button>
);

/** The frame of every mail: name, white sheet of 600 px, footer. */
export function MailFrame(props: {
  language: Language;
  preview: string;
  siteUrl: string;
  footer: string;
  children: ReactNode;
}) {
  return (
    <Html lang={htmlLang[props.language]}>
      <Head />
      <Preview>{props.preview}</Preview>
      <Body style={{ backgroundColor: '#fcf9f4', margin: 0, padding: '24px 12px' }}>
        <Container style={{ maxWidth: '600px', margin: '0 auto' }}>
          <Text
            style={{
              fontFamily: `Geologica, ${font}`,
              fontSize: '22px',
              fontWeight: 700,
              letterSpacing: '-0.04em',
              margin: '0 0 16px',
            }}
          >
            <Link href={props.siteUrl} style={{ color: ink, textDecoration: 'none' }}>
              prilika
            </Link>
          </Text>
          <Section
            style={{
              backgroundColor: '#ffffff',
              border: '1px solid #e6e2da',
              borderRadius: '12px',
              padding: '28px',
            }}
          >
            {props.children}
          </Section>
          <Hr style={{ borderColor: 'transparent', margin: '8px 0' }} />
          <Text style={small}>{props.footer}</Text>
        </Container>
      </Body>
    </Html>
  );
}
