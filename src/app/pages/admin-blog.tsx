import { articleList } from '#features/content/articles/web/article-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { AdminList } from '../shell/late/admin-area.tsx';

export const loader = listLoader(articleList);
export default listRoute(articleList, AdminList);
