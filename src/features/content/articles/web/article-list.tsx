import { useNavigate } from 'react-router';
import { formatDateTime } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { relativeTime } from '#ui/administration/relative-time.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { Button } from '#ui/light/button.tsx';
import { IconPlus } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { type BlogCategoryCode, blogCategoryCodes, blogCategoryLabel } from '../../blog/blog-categories.ts';
import { articlesAddress } from '../article-addresses.ts';
import { articleStates } from '../article-limits.ts';
import { createArticle, listArticles } from '../contract.ts';
import { ArticleStateBadge } from './article-state.tsx';

function NewButton() {
  const t = useTexts();
  const api = useApi();
  const navigate = useNavigate();
  const beginning = useAct(
    async () => {
      const { data } = await api.call(createArticle, { body: {} });
      await navigate(pageAddress('admin-article', data.id));
    },
    { toast: true },
  );
  return (
    <Button
      variant="primary"
      loading={beginning.busy !== null}
      loadingText={t('administration.articles.beginning')}
      onClick={() => void beginning.run()}
    >
      <IconPlus />
      {t('administration.articles.new')}
    </Button>
  );
}

/** List of all articles in any state, with a button for a new one. */
export const articleList = listPage({
  endpoint: listArticles,
  page: 'admin-blog',
  texts: 'administration.articles',
  address: articlesAddress,
  counts: { names: articleStates },
  search: true,
  sign: 'document',
  tabs: { name: 'state', values: articleStates },
  choice: {
    name: 'category',
    values: blogCategoryCodes,
    label: (code, { language }) => blogCategoryLabel(code as BlogCategoryCode, language),
  },
  columns: {
    text: {
      cell: ({ id, title, author, category, languages }, { t }) => (
        <div>
          <Link className="medium" href={pageAddress('admin-article', id)}>
            {title || t('administration.articles.untitled')}
          </Link>
          <span className="sm dim admin-line">
            {[category.label, author, languages.map((one) => one.toUpperCase()).join(' + ')].filter(Boolean).join(', ')}
          </span>
        </div>
      ),
      className: 'admin-person',
    },
    state: (article) => <ArticleStateBadge {...article} />,
    published: {
      cell: ({ published, state }, { t, language }) => {
        if (!published) return '–';
        return published.daysAgo < 0 || state === 'scheduled'
          ? formatDateTime(new Date(published.at), language)
          : relativeTime(published.at, published.daysAgo, t, language);
      },
      className: 'no-wrap',
    },
    saved: {
      cell: ({ saved }, { t, language }) => relativeTime(saved.at, saved.daysAgo, t, language),
      className: 'no-wrap dim',
    },
  },
  Aside: NewButton,
});
