import { type ComponentType, useState } from 'react';
import { fetched } from '#shared/client-errors.ts';
import { problemSentence } from './forms/problem-sentence.ts';
import { useTexts } from './site/site-context.tsx';
import { useToast } from './toasts.tsx';

/** A part of a page that comes with its first use. */
export interface OnDemand<Props> {
  /** Null until it has come. */
  Part: ComponentType<Props> | null;
  loading: boolean;
  /** Fetches it; false when it cannot be had, which has been told by then. */
  ask: () => Promise<boolean>;
}

/**
 * For windows and panels that stand behind a button: the page does not carry them. When one cannot be loaded, the page
 * stays as it is and says so; the next click tries again.
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
      const loaded = await fetched(load());
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
