import { formatFileSize } from '#kit/file-size.ts';
import { relativeTime } from '#ui/administration/relative-time.ts';
import { Card } from '#ui/light/card.tsx';
import { Note } from '#ui/light/note.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { BackupStatus } from '../fields.ts';

function Trouble({ old, failure }: Pick<BackupStatus, 'old' | 'failure'>) {
  const t = useTexts();
  const language = useLanguage();
  if (!old && !failure) return null;
  return (
    <Note tone="error" className="mb8">
      {old ? <p>{t('administration.backups.old')}</p> : null}
      {failure ? (
        <p>
          {t('administration.backups.failed', {
            when: relativeTime(failure.failed.at, failure.failed.daysAgo, t, language),
            problem: t(`administration.backups.problems.${failure.problem}`),
          })}
        </p>
      ) : null}
    </Note>
  );
}

/** Status of the nightly backups: a plain hint if none are configured, a warning if a newer one is missing. */
export function BackupCard({ status }: { status: BackupStatus }) {
  const t = useTexts();
  const language = useLanguage();
  const { configured, lastGood, old, failure } = status;
  const when = ({ at, daysAgo }: { at: string; daysAgo: number }) => relativeTime(at, daysAgo, t, language);
  return (
    <Card as="section" className="mb24" aria-labelledby="home-backups">
      <h2 className="h4 mb8" id="home-backups">
        {t('administration.backups.title')}
      </h2>
      <Trouble old={old} failure={failure} />
      {configured ? null : <p className="dim">{t('administration.backups.notConfigured')}</p>}
      {configured && !lastGood ? <Note tone="warn">{t('administration.backups.none')}</Note> : null}
      {lastGood ? (
        <p>
          {t('administration.backups.lastGood', {
            when: when(lastGood.made),
            size: formatFileSize(lastGood.bytes, language),
          })}{' '}
          <span className="dim">{t('administration.backups.checked', { when: when(lastGood.checked) })}</span>
        </p>
      ) : null}
    </Card>
  );
}
