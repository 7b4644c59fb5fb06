import { encodeQR } from 'qr';

/** A QR code as a vector path, one unit per module. */
export interface QrPath {
  /** Modules per side, including the quiet zone. */
  size: number;
  /** Path of the runs of dark modules, surrounded by a quiet zone of four modules. */
  path: string;
}

/** The QR code of a payment slip's text (`ipsQrText`), for print and screen. */
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
