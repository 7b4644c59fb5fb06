import { relativeTime } from '#ui/administration/relative-time.ts';
import { Card } from '#ui/light/card.tsx';
import { Note } from '#ui/light/note.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { ScanStatus } from '../fields.ts';

/** Minutes after which waiting is no longer normal. */
const lateMinutes = 15;

export const isScannerLate = ({ since }: ScanStatus): boolean => since !== null && since.minutes >= lateMinutes;

/** Number of uploads waiting for the scanner; renders nothing without a scanner. */
export function ScanCard({ status }: { status: ScanStatus }) {
  const t = useTexts();
  const language = useLanguage();
  const { configured, files, since } = status;
  if (!configured) return null;
  return (
    <Card as="section" className="mb24" aria-labelledby="home-scans">
      <h2 className="h4 mb8" id="home-scans">
        {t('administration.scans.title')}
      </h2>
      {isScannerLate(status) ? (
        <Note tone="error" className="mb8">
          {t('administration.scans.late')}
        </Note>
      ) : null}
      <p className={since ? undefined : 'dim'}>
        {since
          ? t('administration.scans.waiting', {
              count: files,
              when: relativeTime(since.at, since.daysAgo, t, language),
            })
          : t('administration.scans.none')}
      </p>
    </Card>
  );
}
