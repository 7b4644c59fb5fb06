import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sentPostingOf, sentPostingToast } from '#features/publishing/sending/web/sent-posting.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** Shows once what happened to the posting that was just sent. */
export function useSentPosting(): void {
  const t = useTexts();
  const toasts = useToast();
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const sent = sentPostingOf(state);
  const said = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sending
  useEffect(() => {
    if (!sent || said.current === sent.posting.id) return;
    said.current = sent.posting.id;
    toasts.show(sentPostingToast(sent, t));
    // Going back or reloading must not show it again.
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  }, [sent?.posting.id]);
}
