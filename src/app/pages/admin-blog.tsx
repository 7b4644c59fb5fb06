import { articleList } from '#features/content/articles/web/article-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';

export const loader = listLoader(articleList);
export default listRoute(articleList);
