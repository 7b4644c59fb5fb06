import type { BlogCard } from '#features/content/blog-fields.ts';
import { blogPostHref } from '#features/content/blog-paths.ts';
import { formatDate } from '#shared/dates.ts';
import { htmlLang, type Language } from '#shared/i18n/language.ts';
import { Link } from '#ui/link.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { BlogDrawing } from './blog-art.tsx';

/** When a text was published. */
export function BlogDate({ at, language }: { at: string; language: Language }) {
  return <time dateTime={at}>{formatDate(new Date(at), language)}</time>;
}

/** A text in a grid of three. */
export function BlogCardView({ post, headingLevel = 2 }: { post: BlogCard; headingLevel?: 2 | 3 }) {
  const t = useTexts();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="bcard" lang={htmlLang[post.language]}>
      <BlogDrawing art={post.art} />
      <span className="sm dim">
        {post.category.label}, <BlogDate at={post.publishedAt} language={post.language} />
      </span>
      <Heading className="bcard-h">
        <Link href={blogPostHref(post)}>{post.title}</Link>
      </Heading>
      <span className="sm dim">{t('content.blog.reading', { count: post.readingMinutes })}</span>
    </article>
  );
}
