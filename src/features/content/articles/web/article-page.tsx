import { Fragment, useRef } from 'react';
import { formatDateTime } from '#kit/dates.ts';
import { textOfHtml } from '#kit/rich-text.ts';
import { pageAddress } from '#kit/site-map.ts';
import { relativeTime } from '#ui/administration/relative-time.ts';
import { LongField, TextField } from '#ui/forms/named-fields.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { blogCategoryLabel } from '../../blog/blog-categories.ts';
import { bodyLength } from '../../editing/body-length.ts';
import { TextEditor, useTextEditor } from '../../editing/web/text-editor.tsx';
import { BodyField } from '../../editing/web/text-parts.tsx';
import { articlePreviewAddress } from '../article-addresses.ts';
import { articleLengths } from '../article-limits.ts';
import { previewArticle, publishArticle, saveArticle } from '../contract.ts';
import type { ArticleForm, ArticleInput, ArticleView } from '../fields.ts';
import { ArticleActs } from './article-acts.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleStateBadge } from './article-state.tsx';

const schema = async () => (await import('../fields.ts')).articleInput;

export interface ArticlePageProps {
  article: ArticleView;
  userId: string;
}

const parts = ['title', 'summary', 'imageAlt', 'body'] as const;

/** Fields by which two versions of an article are compared. */
function useCompared() {
  const t = useTexts();
  const language = useLanguage();
  const words = (['sr', 'en'] as const).flatMap((one) =>
    parts.map((part) => ({
      label: `${t(`administration.articles.fields.${part}`)} (${one.toUpperCase()})`,
      of: (values: ArticleForm) => textOfHtml(values[one][part] ?? ''),
    })),
  );
  return [
    ...words,
    {
      label: t('administration.articles.fields.category'),
      of: ({ category }: ArticleForm) => blogCategoryLabel(category, language),
    },
    { label: t('administration.articles.fields.author'), of: ({ author }: ArticleForm) => author },
    {
      label: t('administration.articles.fields.art'),
      of: ({ art }: ArticleForm) => t(`administration.articles.arts.${art}`),
    },
    {
      label: t('administration.articles.fields.picture'),
      of: ({ blogImage }: ArticleForm) => blogImage,
    },
  ];
}

/** `/admin/blog/{id}`: editor of an article in both languages, with its actions. */
export default function ArticlePage({ article, userId }: ArticlePageProps) {
  const t = useTexts();
  const api = useApi();
  const own = useLanguage();
  const { id } = article.draft;
  const params = { id: String(id) };
  /** Publication time; null to publish at once. */
  const hour = useRef<string | null>(null);
  const editor = useTextEditor<ArticleForm, ArticleInput>({
    text: `blog-${id}`,
    userId,
    saved: article.draft as never,
    schema,
    save: async (values, version) =>
      (await api.call(saveArticle, { params, body: { values: values as never, version } })).data as never,
    publish: async (input, version) => {
      const body = { ...input, version, at: hour.current };
      await api.call(publishArticle, { params, body });
      return t(`administration.articles.${hour.current ? 'scheduled' : 'publishedNow'}`);
    },
    readVersion: async (number) =>
      (await api.call(previewArticle, { params, query: { version: String(number) } })).data.values as never,
    previewAddress: (shown) => articlePreviewAddress(id, shown),
  });
  const { form, submission, language } = editor;
  const compared = useCompared();
  const word = (part: (typeof parts)[number]) => t(`administration.articles.fields.${part}`);
  const { published } = article;
  return (
    <TextEditor
      name="article"
      editor={editor}
      list={{ label: t('administration.articles.title'), href: pageAddress('admin-blog') }}
      title={form.watch('sr.title') || form.watch('en.title') || t('administration.articles.untitled')}
      facts={
        <>
          <ArticleStateBadge {...article} />
          {published ? (
            <span className="sm dim">
              {article.state === 'scheduled'
                ? formatDateTime(new Date(published.at), own)
                : relativeTime(published.at, published.daysAgo, t, own)}
            </span>
          ) : null}
        </>
      }
      fields={
        <Fragment key={language}>
          <TextField name={`${language}.title`} label={word('title')} />
          <LongField
            name={`${language}.summary`}
            label={word('summary')}
            hint={t('administration.articles.hints.summary')}
            rows={3}
            limit={articleLengths.summary}
          />
          <BodyField name={`${language}.body`} label={word('body')} limit={bodyLength} />
          {form.watch('blogImage') ? (
            <TextField
              name={`${language}.imageAlt`}
              optional
              label={word('imageAlt')}
              hint={t('administration.articles.hints.imageAlt')}
            />
          ) : null}
        </Fragment>
      }
      shared={<ArticleFacts form={form} article={article} />}
      acts={
        <ArticleActs
          article={article}
          running={submission.running !== null}
          schedule={async (at) => {
            hour.current = at;
            await submission.submit();
            hour.current = null;
          }}
          beforehand={editor.afterSaving}
          look={editor.look}
        />
      }
      versions={article.versions}
      compared={compared}
    />
  );
}
