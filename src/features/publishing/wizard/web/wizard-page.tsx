import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { renewalAddress } from '#features/postings/addresses.ts';
import { pageAddress } from '#kit/site-map.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { useApi } from '#ui/site/site-context.tsx';
import { dropDraft } from '../../drafts/contract.ts';
import { discardDraft, storedDraft } from '../../drafts/web/posting-draft.ts';
import { NewPostingPage } from './new-posting-page.tsx';
import { OtherDraft } from './other-draft.tsx';
import { type WizardPageProps, WizardSteps } from './wizard-steps.tsx';

export type { WizardPageProps };

/** A draft about another posting, which would be overwritten. */
const otherDraft = ({ kind, user, own, saved }: WizardPageProps) => {
  const draft = storedDraft(kind, user.id) ?? saved;
  return draft && own && draft.posting?.id !== own.id ? draft : null;
};

/**
 * Creating, copying, editing and renewing postings, once the page is interactive: selects the draft, then shows the
 * steps.
 */
export default function WizardPage(props: WizardPageProps) {
  return props.kind === 'create' ? <NewPostingPage {...props} /> : <ChangePage {...props} />;
}

/** There is only one draft for edits and one for renewals. */
function ChangePage(props: WizardPageProps) {
  const { kind } = props;
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [other, setOther] = useState(() => otherDraft(props));
  const [saved, setSaved] = useState(props.saved);
  const dropping = useAct(() => api.call(dropDraft, { params: { kind } }));

  if (!other) return <WizardSteps key={search.get('id') ?? ''} {...props} saved={saved} id={null} />;
  const anew = async (): Promise<void> => {
    if (!(await dropping.run())) return;
    discardDraft(kind, other.id);
    setSaved(null);
    setOther(null);
  };
  const goOn = (): void => {
    const id = other.posting?.id;
    const address = id === undefined ? pageAddress('my-postings') : renewalAddress(id);
    void navigate(kind === 'edit' && id !== undefined ? pageAddress('posting-edit', id) : address, {
      replace: true,
    });
  };
  return <OtherDraft kind={kind} draft={other} problem={dropping.problem} goOn={goOn} anew={() => void anew()} />;
}
