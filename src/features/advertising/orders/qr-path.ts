import { encodeQR } from 'qr';

/** A code to be drawn, a unit for each module. */
export interface QrPath {
  /** Modules of a side. */
  size: number;
  /** The dark modules as one path of their runs; the quiet zone of four modules lies around it. */
  path: string;
}

/** The code of a payment slip's text (`ipsQrText`), for paper and screen alike. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: 4 });
  const path = rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');
  return { size: rows.length, path };
}
