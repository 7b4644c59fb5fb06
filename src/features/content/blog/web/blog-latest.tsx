import '#ui/styles/blog.css';
import type { BlogCard } from '../fields.ts';
import { BlogCardView } from './blog-card.tsx';

/** A few texts below a heading of the second level. */
export function BlogLatest({ posts }: { posts: readonly BlogCard[] }) {
  return (
    <div className="grid c3 top">
      {posts.map((post) => (
        <BlogCardView key={post.id} post={post} headingLevel={3} />
      ))}
    </div>
  );
}
