import { pageAddress } from '#kit/site-map.ts';
import { DeadMailLink, MailLinkPage } from '#ui/mail-link-page.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { answerGuestInterview } from '../contract.ts';
import type { CandidateInterview } from '../fields.ts';
import type { InterviewAct } from '../interview-acts.ts';
import { InterviewChoice } from './interview-choice.tsx';

export interface GuestInterviewPageProps {
  token: string;
  /** `bad`: the link is invalid; `over`: its times have passed. */
  interview: CandidateInterview | 'bad' | 'over';
  done: InterviewAct | null;
}

/** The target of the link in a guest's mail. Opening it changes nothing. */
export function GuestInterviewPage({ token, interview, done }: GuestInterviewPageProps) {
  const t = useTexts();
  const api = useApi();
  if (typeof interview === 'string') {
    const dead = interview === 'bad' ? 'badLink' : 'overLink';
    return (
      <MailLinkPage>
        <DeadMailLink
          title={t(`applications.interviews.own.${dead}`)}
          text={t(`applications.interviews.own.${dead}Text`)}
          first={{ href: pageAddress('postings'), label: t('applications.interviews.own.toPostings') }}
          second={{ href: pageAddress('home'), label: t('applications.interviews.own.toHome') }}
        />
      </MailLinkPage>
    );
  }
  const { positionTitle, company } = interview;
  return (
    <MailLinkPage>
      <div>
        <h1>{t('applications.interviews.own.title')}</h1>
        <p className="dim mt8">{t('applications.interviews.own.about', { positionTitle, company })}</p>
      </div>
      <InterviewChoice
        interview={interview}
        done={done}
        send={async (body) => (await api.call(answerGuestInterview, { params: { token }, body })).data}
      />
    </MailLinkPage>
  );
}
