import { rootStore } from '#kit/root-store.ts';
import { readSubject } from '#ui/drafts/draft.ts';

/** Id of the agent in this browser's edit draft, read without the rest of the draft; null for none. */
export const localAgent = (userId: string): number | null => {
  const draft = rootStore.getState().agentDrafts.edit as { userId?: unknown; agent?: unknown } | null;
  return draft?.userId === userId ? (readSubject(draft.agent)?.id ?? null) : null;
};
