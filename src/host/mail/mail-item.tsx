import type { ReactNode } from 'react';
import { initials } from '#kit/serbian-text.ts';
import { toneColours, toneOf } from '#kit/tone.ts';
import { mailColours, mailFonts } from './mail-styles.ts';

interface TileProps {
  name: string;
  /** Its tone follows from it. */
  id: number;
  /** Path of a square picture. */
  picture: string | null | undefined;
  siteUrl: string;
}

/** A picture of 44 pixels, else initials on their tone; the initials are also shown where pictures are blocked. */
function Tile({ name, id, picture, siteUrl }: TileProps) {
  const [backgroundColor, color] = toneColours[toneOf(id)];
  const style = {
    display: 'block',
    width: '44px',
    height: '44px',
    borderRadius: '8px',
    backgroundColor,
    color,
    fontFamily: mailFonts.heading,
    fontSize: '15px',
    lineHeight: '44px',
    fontWeight: 700,
    textAlign: 'center',
  } as const;
  if (picture)
    return <img aria-hidden="true" src={siteUrl + picture} alt={initials(name)} width={44} height={44} style={style} />;
  return (
    <div aria-hidden="true" style={style}>
      {initials(name)}
    </div>
  );
}

interface MailItemProps extends TileProps {
  title: ReactNode;
  /** Of both cells. */
  padding?: string;
  /** Lines below the title. */
  children: ReactNode;
}

/** Something of a company, as a row of a table: its picture, a title and lines. */
export const MailItem = ({ title, padding, children, ...tile }: MailItemProps) => (
  <tr>
    <td style={{ width: '60px', padding, verticalAlign: 'top' }} data-skip-in-text="true">
      <Tile {...tile} />
    </td>
    <td style={{ padding, verticalAlign: 'top' }}>
      <p style={{ ...mailItemStyles.strong, fontSize: '17px', lineHeight: '1.3', margin: 0 }}>{title}</p>
      {children}
    </td>
  </tr>
);

/** Of an item's lines: the first ones, quieter ones, and what is strong in them. */
export const mailItemStyles = {
  line: { fontFamily: mailFonts.text, color: mailColours.quiet, fontSize: '16px', lineHeight: '1.5', margin: 0 },
  small: { fontFamily: mailFonts.text, color: mailColours.quiet, fontSize: '14px', lineHeight: '1.6', margin: 0 },
  strong: { fontFamily: mailFonts.heading, color: mailColours.ink, fontSize: '16px', fontWeight: 600 },
} as const;
