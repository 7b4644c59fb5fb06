import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApplicationSent } from '#features/applying/form/web/sent/application-sent.tsx';
import { useSentApplication } from '#features/applying/form/web/sent/sent-application.ts';
import { getSimilarPostings } from '#features/finding/search/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import { PostingRows } from '#features/postings/web/posting-row.tsx';
import { pageAddress } from '#kit/site-map.ts';
import { AdList } from '#ui/light/ad-row.tsx';
import { classNames } from '#ui/light/class-names.ts';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type Loading, titledLoader } from '../page-loader.ts';
import type { Route } from './+types/application-sent';

export const loader = titledLoader(
  'applications.sent.pageTitle',
  async ({ call, findUser, params }: Loading<Route.LoaderArgs>) => {
    const [user, { data: posting }, { data: similar }] = await Promise.all([
      findUser(),
      call(getPosting, { params }),
      call(getSimilarPostings, { params }),
    ]);
    const { id: postingId, closesOn } = posting;
    return { accountType: user?.accountType ?? null, postingId, closesOn, similar };
  },
);

/** The confirmation after applying. A visitor who has sent nothing in this tab is redirected to the posting. */
export default function ApplicationSentPage({ loaderData }: Route.ComponentProps) {
  const { accountType, postingId, closesOn, similar } = loaderData;
  const t = useTexts();
  const navigate = useNavigate();
  const sent = useSentApplication(postingId);
  useEffect(() => {
    if (sent === null) void navigate(pageAddress('posting', postingId), { replace: true });
  }, [sent, navigate, postingId]);
  return (
    <Main className={classNames('wrap page wrap-medium', !sent && 'tall')}>
      {sent ? (
        <ApplicationSent postingId={postingId} closesOn={closesOn} sent={sent} accountType={accountType}>
          {similar.length > 0 ? (
            <section className="mt40">
              <h2 className="mb16">{t('applications.sent.similar')}</h2>
              <AdList label={t('applications.sent.similar')}>
                <PostingRows postings={similar} below />
              </AdList>
            </section>
          ) : null}
        </ApplicationSent>
      ) : null}
    </Main>
  );
}
