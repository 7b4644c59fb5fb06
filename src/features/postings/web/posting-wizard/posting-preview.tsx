import { useEffect, useState } from 'react';
import { previewPosting } from '#features/postings/contract.ts';
import type { PostingPage } from '#features/postings/fields.ts';
import type { PostingForm } from '#features/postings/input-fields.ts';
import { localDay } from '#shared/dates.ts';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { Modal } from '#ui/modal.tsx';
import { Note } from '#ui/note.tsx';
import { useApi } from '#ui/site/site-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import '#ui/styles/posting.css';
import { EmployerPanel } from '../posting-page/employer-panel.tsx';
import { PostingContent } from '../posting-page/posting-content.tsx';
import { PostingFacts } from '../posting-page/posting-facts.tsx';
import { PostingHeading } from '../posting-page/posting-heading.tsx';
import '../posting-page/posting-view.css';
import { toPostingForm } from './posting-draft.ts';
import { useWizardForm } from './use-wizard-form.ts';

interface PostingPreviewProps {
  /** Whether the ad type has a badge. */
  badged: boolean;
  onClose: () => void;
}

/** The page that candidates will see, made by the server from the draft and shown with the page's own parts. */
export default function PostingPreview({ badged, onClose }: PostingPreviewProps) {
  const { form, t } = useWizardForm();
  const api = useApi();
  const [page, setPage] = useState<PostingPage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let shown = true;
    const body = toPostingForm(form.getValues()) as PostingForm;
    api.call(previewPosting, { body }).then(
      ({ data }) => shown && setPage(data),
      (error) => shown && setProblem(problemSentence(error, t)),
    );
    return () => {
      shown = false;
    };
  }, [api, form, t]);
  return (
    <Modal open onClose={onClose} size="l" title={t('postings.wizard.confirmation.preview')}>
      {problem ? <Note tone="error">{problem}</Note> : null}
      {page === null && !problem ? <Skeleton height={420} /> : null}
      {page ? (
        <div className="page-post stack g24">
          <PostingHeading posting={{ ...page, badge: badged }} today={localDay(new Date())} />
          <PostingFacts posting={page} />
          <PostingContent posting={page} />
          <EmployerPanel employer={page.employer} />
        </div>
      ) : null}
    </Modal>
  );
}
