import { sentList } from '#features/applying/own/web/sent-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { CandidateList } from '../shell/late/own-area.tsx';

export const loader = listLoader(sentList);
export default listRoute(sentList, CandidateList);
