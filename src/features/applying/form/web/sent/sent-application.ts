import { useSyncExternalStore } from 'react';
import { parseTab, readTab, writeTab } from '#kit/tab-storage.ts';
import type { ApplicationReceipt } from '../../../fields.ts';
import type { SentParts } from '../../../sent-parts.ts';

/** Data of the confirmation page for an application sent in this tab. */
export interface SentApplication {
  receipt: ApplicationReceipt;
  parts: SentParts;
  /** ISO timestamp of this device's clock. */
  sentAt: string;
}

const keyOf = (postingId: number): string => `application-sent-${postingId}`;

export const storeSentApplication = (postingId: number, sent: SentApplication): void =>
  writeTab(keyOf(postingId), sent);

const neverChanges = () => () => {};

/**
 * The application sent to a posting; null when there is none, undefined during server rendering, when it is not
 * available.
 */
export function useSentApplication(postingId: number): SentApplication | null | undefined {
  const stored = useSyncExternalStore<string | null | undefined>(
    neverChanges,
    () => readTab(keyOf(postingId)),
    () => undefined,
  );
  return stored === undefined ? undefined : (parseTab(stored) as SentApplication | null);
}
