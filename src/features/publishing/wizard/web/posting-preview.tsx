import { useEffect, useEffectEvent, useState } from 'react';
import type { PostingPage } from '#features/postings/fields.ts';
import type { PostingForm } from '#features/postings/input-fields.ts';
import { localDay } from '#kit/dates.ts';
import { Facts } from '#ui/facts.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { Note } from '#ui/light/note.tsx';
import { Modal } from '#ui/modal.tsx';
import { useApi, useLanguage } from '#ui/site/site-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { previewPosting } from '../../sending/contract.ts';
import '#ui/styles/posting.css';
import { postingFacts } from '#features/postings/posting-facts.ts';
import { postingReasons } from '#features/postings/posting-reasons.ts';
import { EmployerPanel } from '#features/postings/web/posting-page/employer-panel.tsx';
import { PostingContent } from '#features/postings/web/posting-page/posting-content.tsx';
import { PostingHeading } from '#features/postings/web/posting-page/posting-heading.tsx';
import SelectionSteps from '#features/postings/web/posting-page/selection-steps.tsx';
import '#features/postings/web/posting-page/posting-view.css';
import { toPostingForm } from '../../drafts/web/posting-draft.ts';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';

interface PostingPreviewProps {
  /** Whether the ad type has a badge. */
  badged: boolean;
  onClose: () => void;
}

/**
 * The page that candidates will see, created by the server from the draft and rendered with the page's own components.
 */
export default function PostingPreview({ badged, onClose }: PostingPreviewProps) {
  const { form, t } = useWizardForm();
  const language = useLanguage();
  const api = useApi();
  const [page, setPage] = useState<PostingPage | null>(null);
  const { run, problem } = useAct(async () => {
    const body = toPostingForm(form.getValues()) as PostingForm;
    setPage((await api.call(previewPosting, { body })).data);
  });
  const begin = useEffectEvent(run);
  useEffect(() => void begin(), []);
  return (
    <Modal open onClose={onClose} size="lg" title={t('postings.wizard.confirmation.preview')}>
      {problem ? <Note tone="error">{problem}</Note> : null}
      {page === null && !problem ? <Skeleton height={420} /> : null}
      {page ? (
        <div className="posting-page stack g24">
          <PostingHeading
            posting={{ ...page, badge: badged }}
            today={localDay(new Date())}
            reasons={postingReasons(page, t)}
          />
          <Facts items={postingFacts(page, language, t)} />
          <PostingContent posting={page} />
          {page.employer.selectionSteps.length > 0 ? <SelectionSteps steps={page.employer.selectionSteps} /> : null}
          <EmployerPanel employer={page.employer} />
        </div>
      ) : null}
    </Modal>
  );
}
