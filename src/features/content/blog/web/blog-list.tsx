import { pageCount } from '#kit/paging.ts';
import { ChipLink } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconClock } from '#ui/icons/sign-in-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { classNames } from '#ui/light/class-names.ts';
import { Link } from '#ui/light/link.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import '#ui/styles/blog.css';
import { pageAddress } from '#kit/site-map.ts';
import { blogCategoryCodes, blogCategoryLabel } from '../blog-categories.ts';
import { blogHref } from '../blog-paths.ts';
import type { BlogCard, BlogMeta } from '../fields.ts';
import { BlogPicture } from './blog-art.tsx';
import { BlogCardView, BlogDate } from './blog-card.tsx';

/** A full-width article: the newest one at the top, and one that would be alone in the last row. */
function Lead({ post, className }: { post: BlogCard; className?: string }) {
  const t = useTexts();
  return (
    <Card as="article" pad="none" className={classNames('blog-lead', className)}>
      <BlogPicture {...post} />
      <div className="blog-lead-text stack g12">
        <span className="sm dim">
          {post.category.label}, <BlogDate at={post.publishedAt} language={post.language} />
        </span>
        <h2>
          <Link href={pageAddress('blog-post', post.id)}>{post.title}</Link>
        </h2>
        <p className="dim">{post.summary}</p>
        <span className="sm dim row g8">
          <IconClock />
          {t('content.blog.reading', { count: post.readingMinutes })}
        </span>
      </div>
    </Card>
  );
}

/** Cards per row on wide screens. */
const columns = 3;

/** `/blog`: categories, the newest article and all others, paginated. */
export function BlogList({ posts, meta }: { posts: readonly BlogCard[]; meta: BlogMeta }) {
  const t = useTexts();
  const language = useLanguage();
  const { category, page } = meta;
  const [newest, ...older] = posts;
  const lead = page === 1 ? newest : undefined;
  const rest = lead ? older : posts;
  const alone = rest.length % columns === 1 ? rest.at(-1) : undefined;
  const cards = alone ? rest.slice(0, -1) : rest;
  return (
    <>
      <div className="row between flex-wrap g16 mb24">
        <h1>{t('content.blog.title')}</h1>
        <nav className="row g8 flex-wrap" aria-label={t('content.blog.categories')}>
          <ChipLink
            href={blogHref({ category: null })}
            on={category === null}
            aria-current={category === null ? 'page' : undefined}
          >
            {t('content.blog.all')}
          </ChipLink>
          {blogCategoryCodes.map((code) => (
            <ChipLink
              key={code}
              href={blogHref({ category: code })}
              on={category === code}
              aria-current={category === code ? 'page' : undefined}
            >
              {blogCategoryLabel(code, language)}
            </ChipLink>
          ))}
        </nav>
      </div>
      {posts.length === 0 ? (
        <EmptyState
          sign="document"
          title={t('content.blog.empty')}
          actions={
            category === null ? undefined : (
              <LinkButton href={blogHref({ category: null })}>{t('content.blog.allPosts')}</LinkButton>
            )
          }
        >
          {category === null ? null : t('content.blog.emptyText')}
        </EmptyState>
      ) : null}
      {lead ? <Lead post={lead} /> : null}
      {cards.length > 0 ? (
        <div className="grid blog-cards top mt24">
          {cards.map((post) => (
            <BlogCardView key={post.id} post={post} />
          ))}
        </div>
      ) : null}
      {alone ? <Lead post={alone} className="mt24" /> : null}
      <Pagination page={page} pageCount={pageCount(meta)} href={(to) => blogHref({ category, page: to })} />
    </>
  );
}
