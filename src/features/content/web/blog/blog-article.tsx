import { htmlLang } from '#shared/i18n/language.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Prose } from '#ui/prose.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import '#ui/styles/blog.css';
import type { BlogPost } from '#features/content/blog-fields.ts';
import { blogHref } from '#features/content/blog-paths.ts';
import { BlogDrawing } from './blog-art.tsx';
import { BlogCardView, BlogDate } from './blog-card.tsx';

/** `/blog/{id}`: a text, and below it what to read next. */
export function BlogArticle({ post }: { post: BlogPost }) {
  const t = useTexts();
  const { category } = post;
  return (
    <>
      <article lang={htmlLang[post.language]}>
        <header className="btext">
          <Breadcrumbs
            items={[
              { label: t('content.blog.title'), href: blogHref({ category: null }) },
              { label: category.label, href: blogHref({ category: category.code }) },
            ]}
          />
          <h1>{post.title}</h1>
          <p className="dim mt12">
            <BlogDate at={post.publishedAt} language={post.language} /> ·{' '}
            {t('content.blog.reading', { count: post.readingMinutes })}
          </p>
        </header>
        <BlogDrawing art={post.art} className="bpic bwide" />
        <div className="btext">
          <p className="blede">{post.summary}</p>
          <Prose className="bprose" html={post.body} />
        </div>
      </article>
      {post.related.length > 0 ? (
        <section className="sec" aria-labelledby="related">
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
