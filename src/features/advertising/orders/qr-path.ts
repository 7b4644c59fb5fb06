import { encodeQR } from 'qr';

/**
 * The QR code of a payment slip's text (`ipsQrText`), for print and screen: the path of the runs of dark modules, one
 * unit per module, and the modules per side, including a quiet zone of four modules.
 */
export function qrPath(text: string): { size: number; path: string } {
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
