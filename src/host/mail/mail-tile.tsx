import { initials } from '#kit/serbian-text.ts';
import { toneColours, toneOf } from '#kit/tone.ts';
import { mailFonts } from './mail-styles.ts';

interface TileProps {
  name: string;
  /** Its tone follows from it. */
  id: number;
  /** Path of a square picture. */
  picture: string | null | undefined;
  siteUrl: string;
}

/** A picture of 44 pixels, else initials on their tone; the initials are also shown where pictures are blocked. */
export function MailTile({ name, id, picture, siteUrl }: TileProps) {
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
