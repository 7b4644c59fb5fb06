import { rootStore } from '#kit/root-store.ts';
import { readSubject } from '#ui/drafts/draft.ts';

/** The agent that the edit draft of this browser is about, read without the rest of it; null for none. */
export const localAgent = (userId: string): number | null => {
  const draft = rootStore.getState().agentDrafts.edit as { userId?: unknown; agent?: unknown } | null;
  return draft?.userId === userId ? (readSubject(draft.agent)?.id ?? null) : null;
};
