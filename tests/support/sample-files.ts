import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** A one-page PDF with a line of text: small, whole, readable by PDF programs. */
export const samplePdf = (text = 'Milica Djordjevic'): Uint8Array<ArrayBuffer> => {
  const stream = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pdf += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(pdf, 'latin1'));
};

/** A picture with noise in it, so that a cut one cannot pass for whole. */
export const samplePicture = async (
  type: 'jpeg' | 'png',
  width = 64,
  height = width,
): Promise<Uint8Array<ArrayBuffer>> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width, height, channels: 3, noise, background: '#006267' } });
  return new Uint8Array(await picture.toFormat(type).toBuffer());
};

const zipEntry = (name: string, content: string): { local: Buffer; central: (offset: number) => Buffer } => {
  const data = deflateRawSync(Buffer.from(content));
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(Buffer.byteLength(content), 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), data]);
  const central = (offset: number): Buffer => {
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    return Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([20, 0]), fields, tail, Buffer.from(name)]);
  };
  return { local, central };
};

/** A Word document: a ZIP container with the parts that make it one. */
export const sampleDocx = (): Uint8Array<ArrayBuffer> => {
  const types =
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const entries = [zipEntry('[Content_Types].xml', types), zipEntry('word/document.xml', '<w:document/>')];
  let offset = 0;
  const central = entries.map((entry) => {
    const part = entry.central(offset);
    offset += entry.local.length;
    return part;
  });
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...entries.map(({ local }) => local), directory, end]));
};
