import { candidateInbox } from '#features/messages/inbox/web/inbox.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { CandidateList } from '../shell/late/own-area.tsx';

export const loader = listLoader(candidateInbox);
export default listRoute(candidateInbox, CandidateList);
