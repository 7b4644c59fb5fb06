import { htmlLang } from '#kit/i18n/language.ts';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { Prose } from '#ui/prose.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import '#ui/styles/blog.css';
import { blogHref } from '../blog-paths.ts';
import type { BlogPost } from '../fields.ts';
import { BlogCover } from './blog-art.tsx';
import { BlogCardView, BlogDate } from './blog-card.tsx';

/** `/blog/{id}`: an article, with related articles below it. */
export function BlogArticle({ post }: { post: BlogPost }) {
  const t = useTexts();
  const { category } = post;
  return (
    <>
      <article lang={htmlLang[post.language]}>
        <header className="blog-text">
          <Breadcrumbs
            items={[
              { label: t('content.blog.title'), href: blogHref({ category: null }) },
              { label: category.label, href: blogHref({ category: category.code }) },
            ]}
          />
          <h1>{post.title}</h1>
          <p className="dim mt12">
            {post.author ?? t('content.blog.editors')}, <BlogDate at={post.publishedAt} language={post.language} /> ·{' '}
            {t('content.blog.reading', { count: post.readingMinutes })}
          </p>
        </header>
        <BlogCover {...post} />
        <div className="blog-text">
          <p className="blog-intro">{post.summary}</p>
          <Prose className="blog-prose" html={post.body} />
        </div>
      </article>
      {post.related.length > 0 ? (
        <section className="section" aria-labelledby="related">
          <div className="head">
            <h2 id="related">{t('content.blog.related')}</h2>
          </div>
          <div className="grid c3 top">
            {post.related.map((other) => (
              <BlogCardView key={other.id} post={other} headingLevel={3} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}
