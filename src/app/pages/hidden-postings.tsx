import { hiddenList } from '#features/postings/hidden/web/hidden-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { CandidateList } from '../shell/late/own-area.tsx';

export const loader = listLoader(hiddenList);
export default listRoute(hiddenList, CandidateList);
