import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

/*
 * Small files for postings of the demo, made here so that nothing has to be shipped: always the same bytes for the same
 * words.
 */

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A Word document with the same. */
export function demoDocx(heading: string, paragraphs: readonly string[]): Buffer {
  const run = (text: string, look = '') =>
    `<w:p><w:r>${look}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const parts = {
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${run(heading, '<w:rPr><w:b/><w:sz w:val="36"/></w:rPr>')}${paragraphs.map((text) => run(text)).join('')}</w:body></w:document>`,
  };
  const bytes = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return Buffer.from(zipSync(bytes, { mtime: new Date('2026-01-01T00:00:00Z') }));
}

const desk = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="320" viewBox="0 0 1200 320">
<rect width="1200" height="320" fill="#dcefee"/><rect y="258" width="1200" height="62" fill="#004f53"/>
<rect x="700" y="34" width="140" height="170" rx="4" fill="#fff"/><rect x="852" y="34" width="140" height="170" rx="4" fill="#fff"/>
<path d="M700 34h90l-90 90z" fill="#fdeccd"/>
<rect x="225" y="120" width="225" height="126" rx="12" fill="#00393c"/><rect x="240" y="134" width="195" height="98" rx="4" fill="#8fd3d2"/>
<path d="M255 205l48-36 40 22 68-42" fill="none" stroke="#00393c" stroke-width="7" stroke-linejoin="round"/><rect x="320" y="246" width="36" height="12" fill="#00393c"/>
<rect x="80" y="240" width="115" height="18" rx="4" fill="#2a8c8c"/><rect x="92" y="222" width="92" height="18" rx="4" fill="#e8a51d"/>
<path d="M510 254h72M545 254v-110l52-44" fill="none" stroke="#7a4a12" stroke-width="9"/><path d="M582 96l62 46-52 22z" fill="#fdc03b"/>
<path d="M1070 200h62l-10 58h-42z" fill="#fdc03b"/><path d="M1100 200c-60-20-60-80-38-104 30 26 40 60 38 104zM1104 200c4-60 40-84 70-86 4 50-30 82-70 86z" fill="#0b7a7d"/>
</svg>`;

const badge = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675">
<rect width="1200" height="675" fill="#dcefee"/><rect y="545" width="1200" height="130" fill="#004f53"/>
<rect x="120" y="90" width="330" height="330" rx="14" fill="#fff"/><path d="M120 104a14 14 0 0 1 14-14h302a14 14 0 0 1 14 14v60H120z" fill="#0b7a7d"/>
<g fill="#dcefee"><rect x="155" y="200" width="50" height="40" rx="6"/><rect x="225" y="200" width="50" height="40" rx="6"/><rect x="295" y="200" width="50" height="40" rx="6"/><rect x="365" y="200" width="50" height="40" rx="6"/><rect x="155" y="265" width="50" height="40" rx="6"/><rect x="295" y="265" width="50" height="40" rx="6"/><rect x="365" y="265" width="50" height="40" rx="6"/><rect x="155" y="330" width="50" height="40" rx="6"/><rect x="225" y="330" width="50" height="40" rx="6"/></g>
<rect x="225" y="265" width="50" height="40" rx="6" fill="#fdc03b"/><path d="M238 285l9 9 17-18" fill="none" stroke="#00393c" stroke-width="6"/>
<g transform="translate(-40)"><path d="M655 0l95 215 95-215" fill="none" stroke="#e8a51d" stroke-width="20"/><rect x="722" y="195" width="56" height="40" rx="8" fill="#00393c"/>
<rect x="610" y="225" width="280" height="345" rx="20" fill="#fff"/><rect x="610" y="225" width="280" height="62" rx="20" fill="#fdeccd"/>
<circle cx="750" cy="375" r="46" fill="#8fd3d2"/><path d="M668 500c0-92 164-92 164 0z" fill="#2a8c8c"/><rect x="668" y="520" width="164" height="16" rx="8" fill="#dcefee"/></g>
<g transform="translate(-85)"><path d="M975 430h130v90a45 45 0 0 1-45 45h-40a45 45 0 0 1-45-45z" fill="#fdc03b"/><path d="M1105 455h22a28 28 0 0 1 0 56h-24" fill="none" stroke="#e8a51d" stroke-width="14"/><path d="M1015 400c-14-18 14-30 0-50M1060 400c-14-18 14-30 0-50" fill="none" stroke="#8fd3d2" stroke-width="8"/></g>
</svg>`;

const drawn = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();

/** A drawn desk: 1200 × 320 pixels. */
export const demoPicture = (): Promise<Buffer> => drawn(desk);
export const demoPictureSize = { width: 1200, height: 320 } as const;

/** The first day at work: 1200 × 675 pixels. */
export const firstDayPicture = (): Promise<Buffer> => drawn(badge);
export const firstDayPictureSize = { width: 1200, height: 675 } as const;
