/* Fixed colours of the light scheme: mail programs support no variables, and many no dark scheme. Every text sets
   its own colour and every surface its background, so that programs that invert colours invert both. */
export const mailColours = {
  ink: '#1d2523',
  quiet: '#535851',
  primary: '#006267',
  paper: '#f5f1ea',
  line: '#e6e2da',
};
const { ink, quiet, primary } = mailColours;
const font = 'Onest, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';
export const mailFonts = { text: font, heading: `Geologica, ${font}` };

export const mailText = {
  fontFamily: font,
  fontSize: '16px',
  lineHeight: '1.55',
  color: ink,
  margin: '0 0 16px',
};
export const mailHeading = {
  fontFamily: mailFonts.heading,
  fontSize: '26px',
  lineHeight: '1.2',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  color: ink,
  margin: '0 0 16px',
};
export const smallText = { ...mailText, fontSize: '14px', lineHeight: '1.5', color: quiet, margin: '0 0 12px' };
export const smallLink = { color: primary, textDecoration: 'underline' };

declare module 'react' {
  interface CSSProperties {
    /** Outlook for Windows uses it instead of the usual padding. */
    msoPaddingAlt?: string;
  }
}
