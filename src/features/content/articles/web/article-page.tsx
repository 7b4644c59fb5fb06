import { useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useNavigate, useRevalidator } from 'react-router';
import { formatDateTime } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { textOfHtml } from '#shared/rich-text.ts';
import { pageAddress } from '#shared/site-map.ts';
import { moment } from '#ui/administration/moment.ts';
import { Form } from '#ui/forms/form.tsx';
import { LongField, TextField } from '#ui/forms/named-fields.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { errorOf } from '#ui/forms/zod-form.ts';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { Card } from '#ui/light/card.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { NewerDraft, SavedLine } from '#ui/records/draft-parts.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { blogCategoryLabel } from '../../blog/blog-categories.ts';
import { bodyLength } from '../../editing/body-length.ts';
import { BodyField, LanguageChoice, VersionList } from '../../editing/web/text-parts.tsx';
import { useTextForm } from '../../editing/web/use-text-form.ts';
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
  /** Address of the picture that is saved. */
  userId: string;
}

const parts = ['title', 'summary', 'imageAlt', 'body'] as const;

/** What two states of a text are compared by. */
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

/** `/admin/blog/{id}`: the text in both languages while it is written, and what becomes of it. */
export default function ArticlePage({ article, userId }: ArticlePageProps) {
  const t = useTexts();
  const api = useApi();
  const own = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { id } = article.draft;
  const params = { id: String(id) };
  const [language, setLanguage] = useState<Language>('sr');
  /** When it is to be published; null: at once. */
  const hour = useRef<string | null>(null);
  const openWrong = (errors: FieldErrors<ArticleForm>) => {
    if (!errors[language] && (errors.sr || errors.en)) setLanguage(errors.sr ? 'sr' : 'en');
  };
  const text = useTextForm<ArticleForm, ArticleInput>({
    ...{ text: `blog-${id}`, userId, kept: article.draft as never, schema },
    save: async (values, version) =>
      (await api.call(saveArticle, { params, body: { values: values as never, version } })).data as never,
    onWrong: openWrong,
    publish: async (input, version) => {
      const body = { ...input, version, at: hour.current };
      await api.call(publishArticle, { params, body });
      toast.show({
        tone: 'ok',
        title: t(`administration.articles.${hour.current ? 'scheduled' : 'publishedNow'}`),
      });
      await revalidate();
    },
  });
  const { form, submission } = text;
  const { errors } = form.formState;
  const restoring = useAct(
    async (number: number) => {
      const { data } = await api.call(previewArticle, { params, query: { version: String(number) } });
      text.goOnWith({ text: `blog-${id}` }, data.values as never);
      toast.show({ tone: 'ok', title: t('administration.texts.restored', { number }) });
    },
    { toast: true },
  );
  const looking = useAct(
    () => text.afterSaving(async () => navigate(articlePreviewAddress(id, { language }))),
    { toast: true },
  );
  const compared = useCompared();
  const [title, summary, imageAlt] = ['title', 'summary', 'imageAlt'].map(
    (part) => `${language}.${part}`,
  ) as [`${Language}.title`, `${Language}.summary`, `${Language}.imageAlt`];
  return (
    <div className="text-editing">
      <Breadcrumbs items={[{ label: t('administration.articles.title'), href: pageAddress('admin-blog') }]} />
      <div className="row between flex-wrap g16 mb24">
        <div>
          <h1>{form.watch('sr.title') || form.watch('en.title') || t('administration.articles.untitled')}</h1>
          <p className="row g8 flex-wrap mt8">
            <ArticleStateBadge {...article} />
            {article.published ? (
              <span className="sm dim">
                {article.state === 'scheduled'
                  ? formatDateTime(new Date(article.published.at), own)
                  : moment(article.published.at, article.published.daysAgo, t, own)}
              </span>
            ) : null}
            <SavedLine {...text} />
          </p>
        </div>
        <LanguageChoice language={language} onChange={setLanguage} />
      </div>
      <div className="admin-columns">
        <Form
          name="article"
          id="article-form"
          submission={submission}
          className="stack g16"
          wordsOf={(path) => {
            const [one] = path.split('.');
            if (one !== 'sr' && one !== 'en') return null;
            return { label: t(`administration.texts.languages.${one}`), open: () => setLanguage(one) };
          }}
        >
          <Card as="section" stack aria-label={t(`administration.texts.languages.${language}`)}>
            <TextField key={title} name={title} label={t('administration.articles.fields.title')} />
            <LongField
              key={summary}
              name={summary}
              label={t('administration.articles.fields.summary')}
              hint={t('administration.articles.hints.summary')}
              rows={3}
              limit={articleLengths.summary}
            />
            <BodyField
              key={`${language}.body`}
              control={form.control as never}
              name={`${language}.body`}
              limit={bodyLength}
              label={t('administration.articles.fields.body')}
              error={errorOf(errors, `${language}.body`)}
            />
            {form.watch('blogImage') ? (
              <TextField
                key={imageAlt}
                name={imageAlt}
                optional
                label={t('administration.articles.fields.imageAlt')}
                hint={t('administration.articles.hints.imageAlt')}
              />
            ) : null}
          </Card>
          <ArticleFacts form={form} article={article} />
        </Form>
        <div className="stack g16 text-side">
          <ArticleActs
            article={article}
            running={submission.running !== null}
            schedule={async (at) => {
              hour.current = at;
              await submission.submit();
              hour.current = null;
            }}
            beforehand={text.afterSaving}
            look={() => void looking.run()}
          />
          <VersionList
            versions={article.versions}
            href={(version) => articlePreviewAddress(id, { version, language })}
            onRestore={(number) => void restoring.run(number)}
            restoring={restoring.busy?.[0] ?? null}
          />
        </div>
      </div>
      <NewerDraft draft={text} kind="version" mine={form.getValues()} compared={compared} />
    </div>
  );
}
