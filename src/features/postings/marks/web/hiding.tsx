import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '#ui/light/button.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconEyeOff } from '#ui/light/icons.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { usePostingMarks } from './posting-marks.tsx';

interface HidablePosting {
  id: number;
  positionTitle: string;
  employerId: number;
  company: string;
}

/** The posting whose row was last hidden or shown here: the focus stays in its row. */
let changedHere: number | null = null;

function useFocusInPlace(id: number): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (changedHere !== id) return;
    changedHere = null;
    button.current?.focus();
  }, [id]);
  return button;
}

/** „Nije za mene” in a row, for candidates: hides the posting at once, and can be undone in its place. */
export function HideButton({ posting: { id, positionTitle } }: { posting: HidablePosting }) {
  const t = useTexts();
  const { set } = usePostingMarks();
  const button = useFocusInPlace(id);
  return (
    <IconButton
      ref={button}
      label={t('postings.marks.hide', { title: positionTitle })}
      title={t('postings.marks.hideButton')}
      icon={<IconEyeOff />}
      className="ad-hide needs-scripts"
      onClick={() => {
        changedHere = id;
        set('hidden', id, true);
      }}
    />
  );
}

/** What stands in the place of a hidden posting's row: what was hidden, undo, and hiding the whole company. */
export function HiddenRow({ posting: { id, positionTitle, employerId, company } }: { posting: HidablePosting }) {
  const t = useTexts();
  const { marked, set } = usePostingMarks();
  const ofEmployer = !marked.hidden.has(id);
  const button = useFocusInPlace(id);
  return (
    <article className="ad ad-hidden">
      <p className="sm dim grow">
        {ofEmployer
          ? t('postings.marks.hiddenOfEmployer', { company })
          : t('postings.marks.hiddenPosting', { title: positionTitle })}
      </p>
      <TextButton
        ref={button}
        className="needs-scripts"
        onClick={() => {
          changedHere = id;
          if (ofEmployer) set('hiddenEmployer', employerId, false);
          else set('hidden', id, false);
        }}
      >
        {t('postings.marks.show')}
      </TextButton>
      {marked.hiddenEmployer.has(employerId) ? null : (
        <TextButton className="needs-scripts" onClick={() => set('hiddenEmployer', employerId, true)}>
          {t('postings.marks.hideEmployer')}
        </TextButton>
      )}
    </article>
  );
}

/** „Nije za mene” as a text button, on the page of a posting; undoes it too. */
export function HidePosting({ posting: { id } }: { posting: HidablePosting }) {
  const t = useTexts();
  const { marked, set } = usePostingMarks();
  const hidden = marked.hidden.has(id);
  return (
    <TextButton className="needs-scripts" onClick={() => set('hidden', id, !hidden)}>
      <IconEyeOff />
      {t(hidden ? 'postings.marks.showPosting' : 'postings.marks.hideButton')}
    </TextButton>
  );
}

/** Hides the jobs of a company, on its page; undoes it too. */
export function HideEmployer({ employerId }: { employerId: number }) {
  const t = useTexts();
  const { marked, set } = usePostingMarks();
  const hidden = marked.hiddenEmployer.has(employerId);
  return (
    <Button className="needs-scripts" onClick={() => set('hiddenEmployer', employerId, !hidden)}>
      <IconEyeOff />
      {t(hidden ? 'postings.marks.showEmployer' : 'postings.marks.hideEmployerButton')}
    </Button>
  );
}
