import { useFormContext } from 'react-hook-form';
import { formatFileSize } from '#kit/file-size.ts';
import { pageAddress } from '#kit/site-map.ts';
import { KeyValues } from '#ui/facts.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { IconEdit } from '#ui/icons/account-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationForm, LastLetter } from '../../../own/fields.ts';
import { checkAnswers } from '../../../survey-answers.ts';
import { type AppliedPosting, answersStep, applyAddress } from '../apply-steps.ts';
import { LetterField } from './letter-field.tsx';
import type { OfferedDocument } from './use-account.ts';

/** The applicant, as the employer will see them. */
export interface PreviewedPerson {
  name: string;
  email: string;
  phone: string;
  city: string;
}

interface PreviewStepProps {
  person: PreviewedPerson;
  documents: readonly OfferedDocument[];
  posting: AppliedPosting;
  lastLetter: LastLetter | null;
}

function Heading({ text, href }: { text: string; href: string }) {
  const t = useTexts();
  return (
    <div className="row between mb16">
      <h3>{text}</h3>
      <TextLink href={href}>
        <IconEdit />
        {t('applications.apply.change')}
      </TextLink>
    </div>
  );
}

/** Preview of what will be sent, with links for changing each part, and the letter. */
export function PreviewStep({ person, documents, posting, lastLetter }: PreviewStepProps) {
  const t = useTexts();
  const language = useLanguage();
  const { applicationType, documents: chosen = [], answers = [] } = useFormContext<ApplicationForm>().getValues();
  const sent = applicationType === 'letter' ? [] : documents.filter(({ id }) => chosen.includes(id));
  const { answered } = checkAnswers(posting.questions, answers);
  const missing = t('applications.apply.notGiven');
  return (
    <div className="stack g16">
      <Card as="section">
        <Heading text={t('applications.apply.person')} href={pageAddress('cv')} />
        <KeyValues
          layout="wide"
          items={[
            { label: t('applications.apply.name'), value: person.name },
            { label: t('applications.facts.email'), value: person.email },
            { label: t('applications.facts.phone'), value: person.phone || missing },
            { label: t('applications.facts.city'), value: person.city || missing },
          ]}
        />
        {person.phone ? null : (
          <Note
            className="mt16"
            role="note"
            actions={
              <LinkButton size="sm" href={pageAddress('cv')}>
                {t('applications.apply.addPhone')}
              </LinkButton>
            }
          >
            {t('applications.apply.noPhone')}
          </Note>
        )}
        <p className="sm dim mt16">{t('applications.apply.snapshot')}</p>
      </Card>
      <Card as="section">
        <Heading text={t('applications.apply.steps.dokumenti')} href={applyAddress(posting.id, 'dokumenti')} />
        {sent.length === 0 ? (
          <p className="dim">{t('applications.parts.noDocument')}</p>
        ) : (
          <div className="stack g8">
            {sent.map(({ id, name, size }) => (
              <FileRow key={id} name={name} note={formatFileSize(size, language)} />
            ))}
          </div>
        )}
      </Card>
      {answered.length > 0 ? (
        <Card as="section">
          <Heading
            text={t('applications.apply.answers')}
            href={applyAddress(posting.id, answersStep(posting.questions))}
          />
          <dl className="stack g12 apply-answers">
            {answered.map(({ questionId, text, answers: words }) => (
              <div key={questionId}>
                <dt className="sm dim">{text}</dt>
                <dd>{words.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ) : null}
      {applicationType === 'cv' ? null : (
        <Card as="section">
          <LetterField last={lastLetter} />
        </Card>
      )}
    </div>
  );
}
