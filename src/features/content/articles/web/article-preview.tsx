import { formatDateTime } from '#kit/dates.ts';
import { languages } from '#kit/i18n/language.ts';
import { pageAddress } from '#kit/site-map.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { BlogArticle } from '../../blog/web/blog-article.tsx';
import { articlePreviewAddress } from '../article-addresses.ts';
import type { ArticlePreview } from '../fields.ts';

/** An article as readers would see it, below a line that identifies the preview. */
export function ArticlePreviewPage({ preview }: { preview: ArticlePreview }) {
  const t = useTexts();
  const own = useLanguage();
  const { id, language, version, post } = preview;
  return (
    <>
      <div className="row between flex-wrap g16 mb24">
        <Note>
          {version?.at
            ? t('administration.texts.previewOfVersion', {
                number: version.number,
                when: formatDateTime(new Date(version.at), own),
              })
            : t('administration.texts.previewOfDraft')}
        </Note>
        <div className="row g8 flex-wrap">
          <SegmentedLinks
            label={t('administration.texts.language')}
            items={languages.map((one) => ({
              label: t(`administration.texts.languages.${one}`),
              href: articlePreviewAddress(id, { language: one, version: version?.number ?? null }),
              current: one === language,
            }))}
          />
          <LinkButton href={pageAddress('admin-article', id)}>{t('administration.texts.back')}</LinkButton>
        </div>
      </div>
      {post ? (
        <BlogArticle post={post} />
      ) : (
        <>
          <h1>{preview.title || t('administration.articles.untitled')}</h1>
          <p className="dim mt16">{t('administration.articles.notWritten')}</p>
        </>
      )}
    </>
  );
}
