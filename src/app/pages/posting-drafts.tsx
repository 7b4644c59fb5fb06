import { draftList } from '#features/publishing/own-postings/web/draft-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { OwnPostingsFrame, withSummary } from '../own-postings-frame.tsx';

export const loader = withSummary(listLoader(draftList));

export default listRoute(draftList, OwnPostingsFrame);
