import { type ComponentType, useState } from 'react';
import { fetched } from '#kit/client-errors.ts';
import { problemSentence } from '../forms/problem-sentence.ts';
import { useTexts } from '../site/site-context.tsx';
import { useToast } from './toasts.tsx';

/** A component that is loaded on first use. */
export interface OnDemand<Props> {
  /** Null until it is loaded. */
  Part: ComponentType<Props> | null;
  loading: boolean;
  /** Loads it; false when that failed, after showing a toast. */
  ask: () => Promise<boolean>;
}

/**
 * For windows and panels behind a button, so that the page does not load them initially. When loading fails, a toast is
 * shown; the next click tries again.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const t = useTexts();
  const toast = useToast();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [loading, setLoading] = useState(false);
  const ask = async (): Promise<boolean> => {
    if (Part) return true;
    setLoading(true);
    try {
      const loaded = await fetched(load);
      setPart(() => loaded);
      return true;
    } catch (error) {
      toast.show({ tone: 'error', title: problemSentence(error, t) });
      return false;
    } finally {
      setLoading(false);
    }
  };
  return { Part, loading, ask };
}
