import { useNavigate } from 'react-router';
import { formatDateTime } from '#shared/dates.ts';
import { pageAddress } from '#shared/site-map.ts';
import { AdminCounts } from '#ui/administration/admin-counts.tsx';
import { AdminList } from '#ui/administration/admin-list.tsx';
import { moment } from '#ui/administration/moment.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { Button } from '#ui/light/button.tsx';
import { IconPlus } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { type BlogCategoryCode, blogCategoryCodes, blogCategoryLabel } from '../../blog/blog-categories.ts';
import { type ArticlesAddress, articlesAddress } from '../article-addresses.ts';
import { articleStates } from '../article-limits.ts';
import { createArticle } from '../contract.ts';
import type { ArticleRow, ArticlesMeta } from '../fields.ts';
import { ArticleStateBadge } from './article-state.tsx';

export interface ArticleListProps {
  articles: readonly ArticleRow[];
  meta: ArticlesMeta;
  address: ArticlesAddress;
}

function Row({ article }: { article: ArticleRow }) {
  const t = useTexts();
  const language = useLanguage();
  const { id, title, author, category, languages, published, saved } = article;
  return (
    <tr>
      <td className="admin-person">
        <div>
          <Link className="medium" href={pageAddress('admin-article', id)}>
            {title || t('administration.articles.untitled')}
          </Link>
          <span className="sm dim admin-line">
            {[category.label, author, languages.map((one) => one.toUpperCase()).join(' + ')]
              .filter(Boolean)
              .join(', ')}
          </span>
        </div>
      </td>
      <td data-label={t('administration.articles.state')}>
        <ArticleStateBadge {...article} />
      </td>
      <td className="no-wrap" data-label={t('administration.articles.published')}>
        {published
          ? published.daysAgo < 0 || article.state === 'scheduled'
            ? formatDateTime(new Date(published.at), language)
            : moment(published.at, published.daysAgo, t, language)
          : '–'}
      </td>
      <td className="no-wrap dim" data-label={t('administration.articles.saved')}>
        {moment(saved.at, saved.daysAgo, t, language)}
      </td>
    </tr>
  );
}

/** `/admin/blog`: all texts in any state, and the way to a new one. */
export function ArticleList({ articles, meta, address }: ArticleListProps) {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
  const navigate = useNavigate();
  const { page: _, ...filters } = address;
  const narrowed = Boolean(address.q || address.state || address.category);
  const beginning = useAct(
    async () => {
      const { data } = await api.call(createArticle, { body: {} });
      await navigate(pageAddress('admin-article', data.id));
    },
    { toast: true },
  );
  return (
    <>
      <div className="row between flex-wrap g16 mb24">
        <h1>{t('administration.articles.title')}</h1>
        <Button
          variant="primary"
          loading={beginning.busy !== null}
          loadingText={t('administration.articles.beginning')}
          onClick={() => void beginning.run()}
        >
          <IconPlus />
          {t('administration.articles.new')}
        </Button>
      </div>
      <AdminCounts
        counts={articleStates.map((state) => ({
          kind: state,
          count: meta.counts[state],
          label: t(`administration.articles.counts.${state}`, { count: meta.counts[state] }),
        }))}
      />
      <AdminList
        path={pageAddress('admin-blog')}
        search={{
          q: address.q,
          filters: { state: address.state, category: address.category },
          label: t('administration.articles.searchLabel'),
          placeholder: t('administration.articles.search'),
        }}
        tabs={{
          label: t('administration.articles.state'),
          all: t('administration.articles.all'),
          options: articleStates.map((state) => ({
            value: state,
            label: t(`administration.articles.tabs.${state}`),
          })),
          value: address.state,
          href: (state) => articlesAddress({ ...filters, state }),
        }}
        choice={{
          label: t('administration.articles.category'),
          all: t('administration.articles.anyCategory'),
          options: blogCategoryCodes.map((code) => ({
            value: code,
            label: blogCategoryLabel(code, language),
          })),
          value: address.category ?? '',
          href: (category) =>
            articlesAddress({ ...filters, category: (category || null) as BlogCategoryCode | null }),
        }}
        total={t('administration.articles.found', { count: meta.total })}
        empty={{
          sign: 'document',
          title: t(`administration.articles.${narrowed ? 'empty' : 'none'}`),
          showAll: narrowed ? t('administration.articles.showAll') : null,
        }}
        label={t('administration.articles.table')}
        columns={[
          t('administration.articles.text'),
          t('administration.articles.state'),
          t('administration.articles.published'),
          t('administration.articles.saved'),
        ]}
        rows={articles.map((article) => <Row key={article.id} article={article} />)}
        meta={meta}
        href={(page) => articlesAddress({ ...filters, page })}
      />
    </>
  );
}
