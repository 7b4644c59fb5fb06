import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AdOption } from '#features/advertising/price-list/fields.ts';
import { postingFields } from '#features/postings/posting-field-table.ts';
import { IconAlertTriangle } from '#ui/light/icons.tsx';
import { Note } from '#ui/light/note.tsx';
import type { DraftValues } from '../../drafts/web/posting-draft.ts';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import type { OwnPostingPage } from '../../own-fields.ts';
import { markFound } from '../found-words.ts';
import {
  findInPart,
  type PostingFinding,
  type ReadablePart,
  readableParts,
  textOfPart,
  wordingOf,
} from '../posting-wording.ts';
import './wording-note.css';

/** Long enough that incomplete words are not checked. */
const pauseMs = 700;

/** The words as the author wrote them. */
const asWritten = (text: string, found: string): string => {
  const pieces = markFound(text, [found]);
  const first = pieces.findIndex((piece) => piece.found);
  return pieces[first]?.text ?? found;
};

interface WordingNoteProps {
  part: ReadablePart;
  /** For the questionnaire: only this question. */
  question?: number;
}

/**
 * Below a field: the words for which the posting needs review, and why; shown after a pause in typing, without
 * blocking.
 */
export function WordingNote({ part, question }: WordingNoteProps) {
  const { form, t } = useWizardForm();
  const values = useWatch({
    control: form.control,
    compute: (all: DraftValues) => textAt(all, part, question),
  });
  const [text, setText] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => setText(values), pauseMs);
    return () => clearTimeout(timer);
  }, [values]);
  const findings = findInPart(part, text);
  return (
    <div className="wording-note" aria-live="polite">
      {findings.map(({ rule, found, stops }) => (
        <p key={`${rule} ${found}`}>
          <IconAlertTriangle />
          <span>
            {t(`postings.wording.rules.${rule}`, { found: asWritten(text, found), title: text.trim() })}
            {stops ? ` ${t('postings.wording.stops')}` : null}
          </span>
        </p>
      ))}
    </div>
  );
}

const textAt = (values: DraftValues, part: ReadablePart, question: number | undefined): string =>
  textOfPart(
    question === undefined ? values : { ...values, questions: values.questions.slice(question, question + 1) },
    part,
  );

/** The parts of a draft that are sent: rich parts only for a text, questions only for an ad type that supports them. */
const sentParts = ({ contentType }: DraftValues, option: AdOption | undefined): readonly ReadablePart[] =>
  readableParts.filter((part) => {
    if (part === 'questions') return option?.questionnaire ?? true;
    return postingFields[part].kind !== 'rich' || contentType === 'text';
  });

/**
 * Findings in content that was live have passed before: individually for a live posting, and for an ended one while
 * nothing is changed.
 */
const passedBefore = (own: OwnPostingPage | null, values: DraftValues): ((finding: PostingFinding) => boolean) => {
  const nothing = () => false;
  if (!own) return nothing;
  const { content, state } = own;
  if (state === 'active') {
    const before = new Set(wordingOf(content).map(({ rule, found }) => `${rule} ${found}`));
    return ({ rule, found }) => before.has(`${rule} ${found}`);
  }
  const unchanged = readableParts.every((part) => textOfPart(values, part) === textOfPart(content, part));
  return unchanged && (state === 'expired' || state === 'closed') ? () => true : nothing;
};

/** On the last step: that the posting will need review, and for which words. */
export function WordingSummary({
  option,
  own,
}: {
  option: AdOption | undefined;
  /** The posting that is edited or renewed. */
  own: OwnPostingPage | null;
}) {
  const { form, t } = useWizardForm();
  const values = form.getValues();
  const parts = sentParts(values, option);
  const passed = passedBefore(own, values);
  const phrases = wordingOf(values)
    .filter((finding) => finding.stops && parts.includes(finding.part) && !passed(finding))
    .map(({ part, found }) =>
      t('postings.wording.phrase', {
        found: asWritten(textOfPart(values, part), found),
        part: t(`postings.moderation.parts.${part}`),
      }),
    );
  if (phrases.length === 0) return null;
  return (
    <Note tone="warn" title={t('postings.wording.summary')}>
      {t('postings.wording.summaryText', { phrases: phrases.join(', ') })}
    </Note>
  );
}
