import type { ReactNode } from 'react';
import { htmlLang, type Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { mailColours, mailFonts, mailHeading, mailText, smallLink, smallText } from './mail-styles.ts';
import type { ListLinks, MailSurroundings } from './mail-template.ts';

const { ink, quiet, primary, paper, line } = mailColours;

/** A paragraph of a mail. */
export const MailText = ({ children }: { children: ReactNode }) => <p style={mailText}>{children}</p>;

/** Text written by a person, as paragraphs and lines, never interpreted as markup. */
export const WrittenText = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
    <MailText key={index}>
      {paragraph.split('\n').map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
        <span key={at}>
          {at > 0 ? <br /> : null}
          {line}
        </span>
      ))}
    </MailText>
  ));

/** Facts of a mail, one per line; those without a value are skipped. */
export const MailFacts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <p style={mailText}>
    {facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => (
        <span key={label}>
          <span style={{ color: quiet }}>{label}:</span> {value}
          <br />
        </span>
      ))}
  </p>
);

interface LinkProps {
  href: string;
  style?: React.CSSProperties;
  children: ReactNode;
}

/** A link that opens a new tab in browser-based mail programs. */
export const MailLink = ({ href, style, children }: LinkProps) => (
  <a href={href} target="_blank" style={style ?? { color: primary }} rel="noopener">
    {children}
  </a>
);

export const Table = ({ children, style }: { children: ReactNode; style?: React.CSSProperties }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={style}>
    <tbody>{children}</tbody>
  </table>
);

/** The logo, a door left ajar, drawn with coloured table cells: mail programs often block pictures. */
const Mark = () => (
  <Table style={{ backgroundColor: primary, borderRadius: '8px', width: '32px', height: '32px' }}>
    <tr>
      <td style={{ padding: '0 0 0 9px', width: '4px', fontSize: 0, lineHeight: 0 }}>
        <div style={{ backgroundColor: '#ffffff', width: '4px', height: '19px' }} />
      </td>
      <td style={{ padding: '0 8px 4px 2px', width: '9px', fontSize: 0, lineHeight: 0 }}>
        {/* The door's leaf: a border that is cut off diagonally by those above and below it. */}
        <div
          style={{
            width: 0,
            height: '8px',
            borderLeft: '9px solid #fcc33c',
            borderTop: `3px solid ${primary}`,
            borderBottom: `3px solid ${primary}`,
          }}
        />
      </td>
    </tr>
  </Table>
);

const buttonPadding = '14px 24px';

/** The button of a mail. Outlook for Windows ignores the padding of links and uses that of the cell. */
export const MailButton = ({ href, children }: LinkProps) => (
  <Table style={{ margin: '24px 0 0', borderCollapse: 'separate' }}>
    <tr>
      <td style={{ backgroundColor: primary, borderRadius: '8px', msoPaddingAlt: buttonPadding }}>
        <MailLink
          href={href}
          style={{
            display: 'inline-block',
            padding: buttonPadding,
            color: '#ffffff',
            textDecoration: 'none',
            fontFamily: mailFonts.text,
            fontSize: '16px',
            lineHeight: '19px',
            fontWeight: 600,
          }}
        >
          {children}
        </MailLink>
      </td>
    </tr>
  </Table>
);

const Brand = ({ siteUrl }: { siteUrl: string }) => (
  <Table>
    <tr>
      <td style={{ paddingRight: '10px' }}>
        <Mark />
      </td>
      <td>
        <MailLink
          href={`${siteUrl}/`}
          style={{
            fontFamily: mailFonts.heading,
            fontSize: '22px',
            lineHeight: '32px',
            fontWeight: 700,
            letterSpacing: '-0.04em',
            color: ink,
            textDecoration: 'none',
          }}
        >
          prilika
        </MailLink>
      </td>
    </tr>
  </Table>
);

interface FrameProps {
  language: Language;
  t: Translate;
  /** The preview line that mail programs show after the subject. */
  preview: string;
  siteUrl: string;
  /** Why the recipient gets this mail. */
  footer: string;
  listLinks?: ListLinks | undefined;
  /** Links in the footer about mails like this one, instead of a list's unsubscribe links. */
  footerLinks?: readonly { href: string; label: string }[] | undefined;
  children: ReactNode;
}

/** Zero-width characters, so that mail programs do not show the text after the preview beside it. */
const noWidth = '\u00a0\u200c\u200b\u200d\ufeff';
const previewLength = 200;

/** Text that mail programs show after the subject in lists, hidden in the mail itself. */
const Preview = ({ children }: { children: string }) => (
  <div
    data-skip-in-text="true"
    style={{ display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 }}
  >
    {children.slice(0, previewLength).padEnd(previewLength * noWidth.length, noWidth)}
  </div>
);

const FooterLinks = ({ links }: { links: readonly { href: string; label: string }[] }) => (
  <p style={smallText}>
    {links.map(({ href, label }, place) => (
      <span key={href}>
        {place > 0 ? ' ' : null}
        <MailLink href={href} style={{ ...smallLink, marginRight: '8px' }}>
          {label}
        </MailLink>
      </span>
    ))}
  </p>
);

/** The frame of every mail: logo and name, a white sheet of 600 px, and below it why the recipient gets the mail. */
export function MailFrame(props: FrameProps) {
  const { language, t, preview, siteUrl, footer, listLinks, children } = props;
  const ofList = listLinks && [
    { href: listLinks.settingsUrl, label: t('mail.settings') },
    { href: listLinks.unsubscribeUrl, label: t('mail.unsubscribe') },
  ];
  const links = props.footerLinks ?? ofList;
  return (
    <html lang={htmlLang[language]} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>{preview}</title>
      </head>
      <body style={{ backgroundColor: paper, margin: 0, padding: 0 }}>
        <Preview>{preview}</Preview>
        <Table style={{ width: '100%', maxWidth: '624px', margin: '0 auto', backgroundColor: paper }}>
          <tr>
            <td style={{ padding: '32px 20px 20px' }} data-skip-in-text="true">
              <Brand siteUrl={siteUrl} />
            </td>
          </tr>
          <tr>
            <td style={{ padding: '0 12px' }}>
              <Table
                style={{
                  width: '100%',
                  backgroundColor: '#ffffff',
                  border: `1px solid ${line}`,
                  borderRadius: '12px',
                  borderCollapse: 'separate',
                }}
              >
                <tr>
                  <td style={{ padding: '32px 28px', overflowWrap: 'anywhere' }}>{children}</td>
                </tr>
              </Table>
            </td>
          </tr>
          <tr>
            <td style={{ padding: '24px 24px 40px' }}>
              <p style={smallText}>{footer}</p>
              {links ? <FooterLinks links={links} /> : null}
              <p style={{ ...smallText, margin: 0 }}>{t('mail.provider')}</p>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

interface LetterProps {
  surroundings: MailSurroundings;
  preview: string;
  heading: string;
  /** What the mail is about, below the heading. */
  about?: ReactNode;
  /** Instead of „Dobar dan,”; null for none. */
  greeting?: string | null | undefined;
  button?: { href: string; label: string } | undefined;
  /** Content after the button. */
  after?: ReactNode;
  /** Why the recipient gets this mail. */
  why: string;
  /** Links in the footer about mails like this one, instead of a list's unsubscribe links. */
  footerLinks?: FrameProps['footerLinks'];
  children: ReactNode;
}

/**
 * The usual layout of a mail: heading, greeting, paragraphs (`MailText`, `MailFacts`), one button, the reason below.
 */
export function MailLetter(props: LetterProps) {
  const { language, t, siteUrl, listLinks } = props.surroundings;
  const greeting = props.greeting === undefined ? t('mail.greeting') : props.greeting;
  return (
    <MailFrame
      language={language}
      t={t}
      preview={props.preview}
      siteUrl={siteUrl}
      footer={props.why}
      listLinks={listLinks}
      footerLinks={props.footerLinks}
    >
      <h1 style={mailHeading}>{props.heading}</h1>
      {props.about}
      {greeting === null ? null : <MailText>{greeting}</MailText>}
      {props.children}
      {props.button ? <MailButton href={props.button.href}>{props.button.label}</MailButton> : null}
      {props.after ? <div style={{ marginTop: '24px' }}>{props.after}</div> : null}
    </MailFrame>
  );
}
