import { useState } from 'react';
import type { CodeLabel } from '#shared/codes.ts';

/** Names of companies by their ids, as they become known: of the agent, of what is found, of what is chosen. */
export function useCompanyNames(initial: readonly CodeLabel[]) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(initial.map(({ code, label }) => [code, label])),
  );
  const add = (news: readonly CodeLabel[]): void => {
    if (news.every(({ code }) => names.has(code))) return;
    setNames((known) => new Map([...known, ...news.map(({ code, label }) => [code, label] as const)]));
  };
  return { nameOf: (id: number): string | undefined => names.get(String(id)), add };
}
