import type { ReactNode } from 'react';
import type { FileView } from '#features/files/fields.ts';
import { requiredInWords } from '#features/postings/requirement.ts';
import { formatDate } from '#kit/dates.ts';
import { IconAlertTriangle } from '#ui/light/icons.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { AnsweredQuestion, CandidateSnapshot } from '../fields.ts';
import { ApplicationDocuments } from './application-documents.tsx';
import { Snapshot, saysAnything } from './snapshot.tsx';
import './sent-content.css';

export interface ApplicationSection {
  key: string;
  title: string;
  content: ReactNode;
}

/** The answer that the job requires instead; nothing when the requirement is met or there is none. */
function UnmetRequirement({ answer: { answerType, requirement } }: { answer: AnsweredQuestion }) {
  const t = useTexts();
  if (!requirement || requirement.met) return null;
  return (
    <dd className="sm row g4 top apply-unmet">
      <IconAlertTriangle />
      {t('applications.employer.unmet', {
        answers: requiredInWords({ answerType, requiredAnswers: requirement.answers }, t),
      })}
    </dd>
  );
}

/** Contents of an application. */
interface Content {
  answers: AnsweredQuestion[];
  coverLetter: string;
  birthDate: string | null;
  documents: FileView[];
  snapshot: CandidateSnapshot | null;
}

/** The non-empty parts of an application, in display order. */
export function useContentSections(
  { answers, coverLetter, birthDate, documents, snapshot }: Content,
  words: { documents: string; noDocuments: string },
): ApplicationSection[] {
  const t = useTexts();
  const language = useLanguage();
  const survey = (
    <dl className="stack g12 apply-facts">
      {answers.map((answer) => (
        <div key={answer.questionId}>
          <dt className="sm dim">{answer.text}</dt>
          <dd className="medium">{answer.answers.join(', ')}</dd>
          <UnmetRequirement answer={answer} />
        </div>
      ))}
    </dl>
  );
  const sections: (ApplicationSection | null)[] = [
    answers.length > 0 ? { key: 'answers', title: t('applications.employer.answers'), content: survey } : null,
    coverLetter
      ? {
          key: 'letter',
          title: t('applications.employer.coverLetter'),
          content: <p className="apply-letter">{coverLetter}</p>,
        }
      : null,
    {
      key: 'documents',
      title: words.documents,
      content: <ApplicationDocuments documents={documents} none={words.noDocuments} />,
    },
    snapshot && saysAnything(snapshot)
      ? {
          key: 'snapshot',
          title: t('applications.snapshot.title'),
          content: <Snapshot snapshot={snapshot} />,
        }
      : null,
    birthDate
      ? {
          key: 'data',
          title: t('applications.employer.personData'),
          content: (
            <dl className="apply-facts">
              <dt className="sm dim">{t('applications.facts.birthDate')}</dt>
              <dd className="medium">{formatDate(birthDate, language)}</dd>
            </dl>
          ),
        }
      : null,
  ];
  return sections.filter((section) => section !== null);
}
