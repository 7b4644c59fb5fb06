import { pageAddress } from '#kit/site-map.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { BlogArticle } from '../../blog/web/blog-article.tsx';
import { PreviewBar } from '../../editing/web/preview-bar.tsx';
import { articlePreviewAddress } from '../article-addresses.ts';
import type { ArticlePreview } from '../fields.ts';

/** An article as readers would see it, below a line that identifies the preview. */
export function ArticlePreviewPage({ preview }: { preview: ArticlePreview }) {
  const t = useTexts();
  const { id, language, version, post } = preview;
  return (
    <>
      <PreviewBar
        version={version}
        otherwise={t('administration.texts.previewOfDraft')}
        language={language}
        href={(one) => articlePreviewAddress(id, { language: one, version: version?.number ?? null })}
        back={pageAddress('admin-article', id)}
      />
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
