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

/** A drawn desk: 1200 × 320 pixels. */
export const demoPicture = (): Promise<Buffer> => sharp(Buffer.from(desk)).png({ palette: true }).toBuffer();
export const demoPictureSize = { width: 1200, height: 320 } as const;
