import { formatDateTime } from '#kit/dates.ts';
import { languages } from '#kit/i18n/language.ts';
import { pageAddress } from '#kit/site-map.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { PagePreview } from '../fields.ts';
import { pagePreviewAddress } from '../page-addresses.ts';
import { StaticPageView } from './static-page-view.tsx';

/** A page as everybody would see it, below a line that identifies the preview. */
export function PagePreviewPage({ preview }: { preview: PagePreview }) {
  const t = useTexts();
  const own = useLanguage();
  const { page, language, version, text } = preview;
  const number = version?.number ?? (text.number === 0 ? 0 : null);
  return (
    <>
      <div className="row between flex-wrap g16 mb24">
        <Note>
          {version?.at
            ? t('administration.texts.previewOfVersion', {
                number: version.number,
                when: formatDateTime(new Date(version.at), own),
              })
            : t(`administration.texts.${number === 0 ? 'previewOfBuiltIn' : 'previewOfDraft'}`)}
        </Note>
        <div className="row g8 flex-wrap">
          <SegmentedLinks
            label={t('administration.texts.language')}
            items={languages.map((one) => ({
              label: t(`administration.texts.languages.${one}`),
              href: pagePreviewAddress(page, { language: one, version: number }),
              current: one === language,
            }))}
          />
          <LinkButton href={pageAddress('admin-page', page)}>{t('administration.texts.back')}</LinkButton>
        </div>
      </div>
      <StaticPageView text={text} />
    </>
  );
}
