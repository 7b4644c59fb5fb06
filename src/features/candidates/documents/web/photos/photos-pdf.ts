/** A JPEG as encoded by a canvas: three colour components of 8 bits. */
export interface JpegPage {
  bytes: Uint8Array<ArrayBuffer>;
  /** Pixels. */
  width: number;
  height: number;
}

/** A4 in points. */
const paper = { short: 595, long: 842 };
const margin = 18;

/** A PDF text string that supports every character: UTF-16 in hexadecimal digits. */
const hexText = (text: string): string => {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
};

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** Layout of a picture's page: the page size, and the position of the picture, scaled to fit. */
const layOut = ({ width, height }: JpegPage) => {
  const [pageWidth, pageHeight] = width > height ? [paper.long, paper.short] : [paper.short, paper.long];
  const scale = Math.min((pageWidth - 2 * margin) / width, (pageHeight - 2 * margin) / height);
  const [drawnWidth, drawnHeight] = [width * scale, height * scale];
  const [left, bottom] = [(pageWidth - drawnWidth) / 2, (pageHeight - drawnHeight) / 2];
  const draw = `q ${[drawnWidth, 0, 0, drawnHeight, left, bottom].map(number).join(' ')} cm /Photo Do Q`;
  return { pageWidth, pageHeight, draw };
};

/**
 * A PDF with each JPEG on its own A4 page, portrait or landscape like the picture. The JPEG bytes are embedded
 * unchanged (ADR 43). Needs at least one page.
 */
export function photosPdf(pages: readonly JpegPage[], title: string): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array<ArrayBuffer>): void => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.byteLength;
  };
  const object = (id: number, dictionary: string, stream?: string | Uint8Array<ArrayBuffer>): void => {
    offsets[id] = length;
    write(`${id} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };
  // Three objects per page, after the three of the document.
  const idOf = (page: number, which: 0 | 1 | 2): number => 4 + 3 * page + which;

  // The second line marks the file as binary.
  write(new Uint8Array([...new TextEncoder().encode('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  object(1, '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>');
  const kids = pages.map((_, at) => `${idOf(at, 0)} 0 R`).join(' ');
  object(2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  object(3, `<< /Title ${hexText(title)} >>`);
  for (const [at, page] of pages.entries()) {
    const { pageWidth, pageHeight, draw } = layOut(page);
    object(
      idOf(at, 0),
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${idOf(at, 1)} 0 R ` +
        `/Resources << /XObject << /Photo ${idOf(at, 2)} 0 R >> >> >>`,
    );
    object(idOf(at, 1), `<< /Length ${draw.length} >>`, draw);
    object(
      idOf(at, 2),
      `<< /Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /DCTDecode /Length ${page.bytes.byteLength} >>`,
      page.bytes,
    );
  }
  const table = length;
  const rows = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${rows.join('')}`);
  write(`trailer\n<< /Size ${offsets.length} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${table}\n%%EOF\n`);

  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
