import { useEffect, useRef, useState } from 'react';
import { searchPostings } from '#features/finding/search/contract.ts';
import type { PostingCard } from '#features/postings/fields.ts';
import { searchQueryOf } from '#features/postings/search-address.ts';
import type { CodeLabel } from '#kit/codes.ts';
import { useApi } from '#ui/site/site-context.tsx';
import { type AgentSearch, filterOf, hasCriterion } from '../../agent-search.ts';

/** Debounce before a request, in milliseconds. */
const pauseMs = 400;
const maxShown = 3;
/** Period in days for estimating how often the agent would have sent mail. */
const days = 30;

/** Current results of the agent. */
export interface Found {
  total: number;
  newest: readonly PostingCard[];
  /** Number of postings published in the last 30 days. */
  recent: number;
  /** Names of the companies among the agent's employers. */
  companies: readonly CodeLabel[];
}

export interface LivePreview {
  /** `none`: no criteria are chosen, so nothing is counted. */
  state: 'none' | 'counting' | 'known' | 'failed';
  /** The last response; the previous one while a new request is pending. */
  found: Found | null;
  again: () => void;
}

/**
 * Current results of an agent with these parameters, requested again (debounced) when they change; outdated responses
 * are ignored.
 */
export function useLivePreview(search: AgentSearch): LivePreview {
  const api = useApi();
  const [answer, setAnswer] = useState<{ key: string; found: Found | 'failed' } | null>(null);
  const [tries, setTries] = useState(0);
  const last = useRef<Found | null>(null);
  const asked = hasCriterion(search);
  const key = asked ? `${JSON.stringify(searchQueryOf(filterOf(search)))} ${tries}` : '';
  const latest = useRef(search);
  latest.current = search;

  useEffect(() => {
    if (key === '') return;
    const late = new AbortController();
    const ask = async (): Promise<Found | 'failed'> => {
      try {
        const query = { ...searchQueryOf(filterOf(latest.current)), pageSize: String(maxShown) };
        const { data, meta } = await api.call(searchPostings, { query }, { signal: late.signal });
        return {
          total: meta.total,
          newest: data.slice(0, maxShown),
          recent: meta.facets.publishedWithin.find((step) => step.days === days)?.count ?? 0,
          companies: meta.facets.employers,
        };
      } catch {
        return 'failed';
      }
    };
    const timer = setTimeout(() => {
      void ask().then((found) => {
        if (late.signal.aborted) return;
        if (found !== 'failed') last.current = found;
        setAnswer({ key, found });
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      late.abort();
    };
  }, [key, api]);

  const again = () => setTries((count) => count + 1);
  if (!asked) return { state: 'none', found: null, again };
  if (answer?.key !== key) return { state: 'counting', found: last.current, again };
  return answer.found === 'failed'
    ? { state: 'failed', found: null, again }
    : { state: 'known', found: answer.found, again };
}
