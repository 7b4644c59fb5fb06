import { ownDecisions } from '#features/moderation/objections/web/own-decisions.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { EmployerList } from '../shell/late/own-area.tsx';

export const loader = listLoader(ownDecisions);
export default listRoute(ownDecisions, EmployerList);
