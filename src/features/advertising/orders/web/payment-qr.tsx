import { useTexts } from '#ui/site/site-context.tsx';
import { qrPath } from '../qr-path.ts';

/** The code that an unpaid order is paid with, in the colours that banks' applications read in both schemes. */
export function PaymentQr({ text, number }: { text: string; number: string }) {
  const t = useTexts();
  const { size, path } = qrPath(text);
  return (
    <figure className="order-qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('advertising.orders.qr', { number })}>
        <path d={path} />
      </svg>
      <figcaption className="xs">{t('advertising.orders.qrHint')}</figcaption>
    </figure>
  );
}
