import { formatDate } from '#kit/dates.ts';
import { htmlLang, type Language } from '#kit/i18n/language.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Link } from '#ui/light/link.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { BlogCard } from '../fields.ts';
import { BlogPicture } from './blog-art.tsx';
import '#ui/styles/blog.css';

/** Publication date of an article. */
export function BlogDate({ at, language }: { at: string; language: Language }) {
  return <time dateTime={at}>{formatDate(new Date(at), language)}</time>;
}

/** An article in a grid of three columns. */
export function BlogCardView({ post, headingLevel = 2 }: { post: BlogCard; headingLevel?: 2 | 3 }) {
  const t = useTexts();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="blog-card" lang={htmlLang[post.language]}>
      <BlogPicture {...post} />
      <span className="sm dim">
        {post.category.label}, <BlogDate at={post.publishedAt} language={post.language} />
      </span>
      <Heading className="blog-card-head">
        <Link href={pageAddress('blog-post', post.id)}>{post.title}</Link>
      </Heading>
      <span className="sm dim">{t('content.blog.reading', { count: post.readingMinutes })}</span>
    </article>
  );
}

/** A few articles below a second-level heading. */
export function BlogLatest({ posts }: { posts: readonly BlogCard[] }) {
  return (
    <div className="grid c3 top blog-latest">
      {posts.map((post) => (
        <BlogCardView key={post.id} post={post} headingLevel={3} />
      ))}
    </div>
  );
}
