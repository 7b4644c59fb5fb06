import { savedList } from '#features/postings/saved/web/saved-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { CandidateList } from '../shell/late/own-area.tsx';

export const loader = listLoader(savedList);
export default listRoute(savedList, CandidateList);
