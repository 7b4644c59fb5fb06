import { pageAddress } from '#kit/site-map.ts';
import { Card } from '#ui/light/card.tsx';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { StandingInterview } from '../fields.ts';
import { firstTimeText, InterviewBadge } from './sent-words.tsx';
import './sent.css';

/**
 * Interviews that are agreed or waiting for an answer, each with a link to its application; renders nothing without
 * any.
 */
export function StandingInterviews({ interviews }: { interviews: readonly StandingInterview[] }) {
  const t = useTexts();
  const language = useLanguage();
  if (interviews.length === 0) return null;
  return (
    <Card as="section" className="stack g12">
      <h2 className="h3">{t('applications.interviews.news.title')}</h2>
      <ul className="stack g12">
        {interviews.map(({ applicationId, positionTitle, company, news }) => (
          <li key={applicationId} className="row between flex-wrap g8">
            <div>
              <b className="medium">
                <Link href={pageAddress('candidate-application', applicationId)}>
                  <TitleText text={positionTitle} />
                </Link>
              </b>
              <div className="sm dim">{company}</div>
            </div>
            <div>
              <InterviewBadge news={news} />
              <FirstTime text={firstTimeText(news, t, language)} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const FirstTime = ({ text }: { text: string | null }) => text && <div className="xs dim">{text}</div>;
