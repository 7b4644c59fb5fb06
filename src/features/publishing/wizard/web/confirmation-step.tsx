import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { AdOption } from '#features/advertising/price-list/fields.ts';
import { richFields } from '#features/postings/posting-field-sets.ts';
import type { PostingField } from '#features/postings/posting-field-table.ts';
import { formatFileSize } from '#kit/file-size.ts';
import { type Fact, KeyValues } from '#ui/facts.tsx';
import { IconEdit } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconEye } from '#ui/light/icons.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { wordsOf } from '../../drafts/web/draft-words.ts';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import type { OwnPostingPage } from '../../own-fields.ts';
import { type FilledStep, stepFields } from '../../posting-steps.ts';
import { RequirementLine } from '../../questionnaires/web/requirement-line.tsx';
import { WordingSummary } from '../../wording/web/wording-note.tsx';
import type { Advertiser } from './draft-card.ts';
import { RichPreview } from './rich-preview.tsx';
import { SearchPreview } from './search-preview.tsx';

const PostingPreview = lazy(() => import('./posting-preview.tsx'));

interface SectionProps {
  step: FilledStep;
  title?: string;
  onEdit: (step: FilledStep) => void;
  children: ReactNode;
}

function Section({ step, title, onEdit, children }: SectionProps) {
  const { t } = useWizardForm();
  const name = title ?? t(`postings.wizard.steps.${step}`);
  return (
    <Card as="section" stack className="g12" aria-label={name}>
      <div className="row between">
        <h3>{name}</h3>
        <TextButton
          onClick={() => onEdit(step)}
          aria-label={t('postings.wizard.confirmation.editStep', { step: name })}
        >
          <IconEdit />
          {t('postings.wizard.confirmation.edit')}
        </TextButton>
      </div>
      {children}
    </Card>
  );
}

/** Fields shown first; the other fields of the step follow. */
const firstFields = ['positionTitle', 'categories', 'locations', 'workModel', 'salaryRange', 'contractAndJob'] as const;
/** Shown in a combined line, or in the part about applying. */
const elsewhere: readonly PostingField[] = ['contractType', 'jobType', 'notificationsEmail', 'notificationsDigest'];

const generalFields = [
  ...firstFields,
  ...stepFields('opsti-podaci').filter(
    (field) => !elsewhere.includes(field) && !firstFields.some((first) => first === field),
  ),
];

/** The stated fields, by name; others are omitted, as in the posting. */
function useGeneralFacts(): Fact[] {
  const { form, t, language } = useWizardForm();
  const values = form.getValues();
  return generalFields.flatMap((field): Fact[] => {
    if (field === 'contractAndJob') {
      const both = (['contractType', 'jobType'] as const).map((kind) => wordsOf(kind, values, t, language));
      return [{ label: t('postings.wizard.confirmation.contractAndJob'), value: both.join(', ') }];
    }
    const negotiable = field === 'salaryRange' ? t('postings.card.salaryMissing') : '';
    const value = wordsOf(field, values, t, language) || negotiable;
    return value ? [{ label: t(`postings.fields.${field}`), value }] : [];
  });
}

/** The picture and the file by name. */
function Uploads() {
  const { form, t, language } = useWizardForm();
  const values = form.getValues();
  const items = (['image', 'file'] as const).flatMap((name): Fact[] => {
    const upload = values[name];
    const value = upload && `${upload.name}, ${formatFileSize(upload.size, language)}`;
    return value ? [{ label: t(`postings.fields.${name}`), value }] : [];
  });
  return items.length > 0 ? <KeyValues layout="wide" items={items} /> : null;
}

function Texts() {
  const { form, t } = useWizardForm();
  const values = form.getValues();
  if (values.contentType !== 'text') return <p className="wizard-plain">{values.jobShortDescription}</p>;
  return (
    <>
      {values.jobShortDescription ? <p className="dim">{values.jobShortDescription}</p> : null}
      {richFields
        .filter((part) => values[part] !== '')
        .map((part) => (
          <div key={part} className="stack g4">
            <h4>{t(`postings.fields.${part}`)}</h4>
            <RichPreview html={values[part]} />
          </div>
        ))}
    </>
  );
}

function Questions({ option }: { option: AdOption | undefined }) {
  const { form, t } = useWizardForm();
  const { questions, isExternalApply } = form.getValues();
  if (questions.length === 0) return <p className="muted">{t('postings.wizard.confirmation.none')}</p>;
  return (
    <>
      {option && !option.questionnaire ? (
        <Note tone="warn">{t('postings.wizard.confirmation.questionsLeftOut')}</Note>
      ) : null}
      {isExternalApply ? <Note>{t('postings.wizard.questionnaire.notExternal')}</Note> : null}
      <ol className="stack g8">
        {questions.map((question, index) => (
          <li key={question.id} className="wizard-break">
            {index + 1}. {question.text}{' '}
            <span className="dim">
              ({t(`postings.wizard.questionnaire.kinds.${question.answerType}`).toLowerCase()})
            </span>
            <RequirementLine question={question} />
          </li>
        ))}
      </ol>
    </>
  );
}

function useApplyFacts(company: string): Fact[] {
  const { form, t } = useWizardForm();
  const values = form.getValues();
  const mode = values.isExternalApply ? (values.externalLink ? 'link' : 'phone') : 'platform';
  const facts: [string, string][] = [
    [t('postings.fields.advertiserName'), values.advertiserName || company],
    [t('postings.fields.advertiserEmail'), values.advertiserEmail],
    [
      t('postings.fields.notificationsEmail'),
      values.notificationsEmail && values.notificationsDigest
        ? t('postings.wizard.confirmation.digest', { email: values.notificationsEmail })
        : values.notificationsEmail,
    ],
    [t('postings.wizard.confirmation.applyMode'), t(`postings.wizard.advertiser.${mode}`)],
    [t('postings.fields.externalLink'), mode === 'link' ? values.externalLink : ''],
    [t('postings.fields.externalPhone'), mode === 'phone' ? values.externalPhone : ''],
  ];
  const none = <span className="muted">{t('postings.wizard.confirmation.notIncluded')}</span>;
  return facts.flatMap(([label, value], index) => (value === '' && index > 3 ? [] : [{ label, value: value || none }]));
}

export interface ConfirmationStepProps {
  advertiser: Advertiser;
  option: AdOption | undefined;
  /** The posting that is edited or renewed. */
  own: OwnPostingPage | null;
  onEdit: (step: FilledStep) => void;
}

/** Step 6: an overview of all parts, each with a link to edit it. */
export default function ConfirmationStep({ option, own, onEdit, advertiser }: ConfirmationStepProps) {
  const { t } = useWizardForm();
  const general = useGeneralFacts();
  const apply = useApplyFacts(advertiser.company);
  const badged = option?.listBadge ?? false;
  const [previewing, setPreviewing] = useState(false);
  return (
    <div className="stack g16">
      <WordingSummary option={option} own={own} />
      <SearchPreview advertiser={advertiser} badged={badged} />
      <Button className="wizard-self-start" onClick={() => setPreviewing(true)}>
        <IconEye />
        {t('postings.wizard.confirmation.previewOpen')}
      </Button>
      {previewing ? (
        <Suspense fallback={null}>
          <PostingPreview badged={badged} onClose={() => setPreviewing(false)} />
        </Suspense>
      ) : null}
      <Section step="opsti-podaci" onEdit={onEdit}>
        <KeyValues layout="wide" items={general} />
      </Section>
      <Section step="sadrzaj" onEdit={onEdit}>
        <Texts />
        <Uploads />
      </Section>
      <Section step="upitnik" onEdit={onEdit}>
        <Questions option={option} />
      </Section>
      <Section step="oglasivac" title={t('postings.wizard.confirmation.apply')} onEdit={onEdit}>
        <KeyValues layout="wide" items={apply} />
      </Section>
    </div>
  );
}
