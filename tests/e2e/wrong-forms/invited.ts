import { pageAddress } from '#kit/site-map.ts';
import { guestInterviewPath } from '#plugins/interviews/server/interview-link.ts';
import { buildEmployer } from '../../builders/employer-builder.ts';
import { buildApplication, buildRound, interviewLinkFor, withdrawalLinkFor } from '../../builders/interview-builder.ts';
import { buildPosting } from '../../builders/posting-builder.ts';
import type { Site } from '../site.ts';

/** A company with an application that was invited to an interview, and one that was not; the links of their guests' mails. */
export const invitedOf = async (site: Site) => {
  const employer = await buildEmployer(site);
  const { id: postingId } = await buildPosting(site, { employerId: employer.row.id });
  const apply = () => buildApplication(site, { postingId, email: `${crypto.randomUUID()}@primer.rs` });
  const [free, invited] = [await apply(), await apply()];
  const { interviewId } = await buildRound(site, { postingId, applicationId: invited });
  const link = guestInterviewPath(interviewLinkFor(interviewId, site.sessionSecret));
  const withdrawal = `${pageAddress('application-withdrawal')}?token=${withdrawalLinkFor(free, site.sessionSecret)}`;
  return { email: employer.account.email, postingId, free, link, withdrawal };
};
