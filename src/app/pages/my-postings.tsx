import { ownPostings } from '#features/publishing/own-postings/web/own-postings.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { OwnPostingsFrame, withSummary } from '../own-postings-frame.tsx';

export const loader = withSummary(listLoader(ownPostings));

export default listRoute(ownPostings, OwnPostingsFrame);
