import { useSyncExternalStore } from 'react';
import { parseTab, readTab, writeTab } from '#kit/tab-storage.ts';
import type { ApplicationReceipt } from '../../../fields.ts';
import type { SentParts } from '../../../sent-parts.ts';

/** What the confirmation page says of an application that was sent in this tab. */
export interface SentApplication {
  receipt: ApplicationReceipt;
  parts: SentParts;
  /** ISO instant by this device's clock. */
  sentAt: string;
}

const keyOf = (postingId: number): string => `application-sent-${postingId}`;

export const storeSentApplication = (postingId: number, sent: SentApplication): void =>
  writeTab(keyOf(postingId), sent);

const neverChanges = () => () => {};

/** The application sent to a posting; null when none was, undefined while the server renders and cannot know. */
export function useSentApplication(postingId: number): SentApplication | null | undefined {
  const stored = useSyncExternalStore<string | null | undefined>(
    neverChanges,
    () => readTab(keyOf(postingId)),
    () => undefined,
  );
  return stored === undefined ? undefined : (parseTab(stored) as SentApplication | null);
}
