import { lazy, Suspense } from 'react';
import { useController } from 'react-hook-form';
import { formatDate } from '#kit/dates.ts';
import { relativeTime } from '#ui/administration/relative-time.ts';
import { Field } from '#ui/field.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { Card } from '#ui/light/card.tsx';
import { Link } from '#ui/light/link.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import type { TextVersion } from '../fields.ts';
import './editing.css';

const Editor = lazy(() => import('#ui/rich/rich-text-editor.tsx'));

/** The rich text editor for the body, as a field of the surrounding form. */
export function BodyField({ name, label, limit }: { name: string; label: string; limit: number }) {
  const { field, fieldState } = useController({ name });
  return (
    <Field label={label} error={fieldState.error?.message}>
      <Suspense fallback={<PageSkeleton />}>
        <Editor article name={name} value={field.value ?? ''} onChange={field.onChange} limit={limit} />
      </Suspense>
    </Field>
  );
}

interface VersionListProps {
  versions: readonly TextVersion[];
  /** URL of the preview of a version. */
  href: (number: number) => string;
  onRestore: (number: number) => void;
  /** Number of the version being fetched. */
  restoring: number | null;
  /** Whether the first version is preceded by a built-in text. */
  builtIn?: boolean;
}

/** Published versions with time and author, to view or to restore into the form. */
export function VersionList({ versions, href, onRestore, restoring, builtIn = false }: VersionListProps) {
  const t = useTexts();
  const language = useLanguage();
  const all: TextVersion[] = builtIn
    ? [...versions, { number: 0, at: null, daysAgo: 0, by: null, inForceOn: null, asksConsent: false }]
    : [...versions];
  return (
    <Card as="section" aria-labelledby="text-versions">
      <h2 className="h4 mb8" id="text-versions">
        {t('administration.texts.versions')}
      </h2>
      {all.length === 0 ? <p className="sm dim">{t('administration.texts.noVersions')}</p> : null}
      <ul className="stack g12">
        {all.map(({ number, at, daysAgo, by, inForceOn, asksConsent }) => (
          <li key={number} className="text-version">
            <span className="medium">{t('administration.texts.version', { number })}</span>
            {asksConsent ? <Badge tone="outline">{t('administration.texts.asked')}</Badge> : null}
            <span className="sm dim text-version-facts">
              {at === null
                ? t('administration.texts.builtIn')
                : [relativeTime(at, daysAgo, t, language), by?.name ?? t('administration.texts.nobody')].join(', ')}
              {inForceOn ? `, ${t('administration.texts.inForce', { date: formatDate(inForceOn, language) })}` : ''}
            </span>
            <span className="row g12 sm">
              <Link href={href(number)}>
                {t('administration.texts.look')}
                <span className="visually-hidden"> {t('administration.texts.version', { number })}</span>
              </Link>
              <TextButton onClick={() => onRestore(number)} aria-busy={restoring === number}>
                {t('administration.texts.restore')}
                <span className="visually-hidden"> {t('administration.texts.version', { number })}</span>
              </TextButton>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
