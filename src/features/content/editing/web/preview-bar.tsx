import { formatDateTime } from '#kit/dates.ts';
import { type Language, languages } from '#kit/i18n/language.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { TextVersion } from '../fields.ts';

interface PreviewBarProps {
  /** The shown version; null when none is. */
  version: Pick<TextVersion, 'number' | 'at'> | null;
  /** What is shown without a version. */
  otherwise: string;
  language: Language;
  /** URL of the preview in a language. */
  href: (language: Language) => string;
  /** URL of the editor. */
  back: string;
}

/** The line above a preview: what is shown, its languages, and the way back to the editor. */
export function PreviewBar({ version, otherwise, language, href, back }: PreviewBarProps) {
  const t = useTexts();
  const own = useLanguage();
  return (
    <div className="row between flex-wrap g16 mb24">
      <Note>
        {version?.at
          ? t('administration.texts.previewOfVersion', {
              number: version.number,
              when: formatDateTime(new Date(version.at), own),
            })
          : otherwise}
      </Note>
      <div className="row g8 flex-wrap">
        <SegmentedLinks
          label={t('administration.texts.language')}
          items={languages.map((one) => ({
            label: t(`administration.texts.languages.${one}`),
            href: href(one),
            current: one === language,
          }))}
        />
        <LinkButton href={back}>{t('administration.texts.back')}</LinkButton>
      </div>
    </div>
  );
}
