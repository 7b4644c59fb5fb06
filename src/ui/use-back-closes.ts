import { useEffect, useEffectEvent } from 'react';

const layerKey = 'layer';

const stateWith = (layer: string | undefined): object => {
  const { [layerKey]: _, ...rest } = (window.history.state ?? {}) as Record<string, unknown>;
  return layer === undefined ? rest : { ...rest, [layerKey]: layer };
};

const layerNow = (): unknown => (window.history.state as Record<string, unknown> | null)?.[layerKey];

/**
 * Lets the browser's „back” (also Android's) close a window, or go a step back in it, instead of leaving the page.
 * While open, the window has a history entry with the same address, which is removed when it is closed in another way.
 * @param onBack returns true when the window stays open: only a step back was made
 */
export function useBackCloses(onBack: () => boolean): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const layer = `${Date.now()}-${Math.random()}`;
    // Preserves the router's state in the entry: for the router this is the same page.
    const push = () => window.history.pushState(stateWith(layer), '');
    const onPop = () => {
      if (layerNow() === layer) return;
      if (back()) push();
    };
    push();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      // After navigation to another page the entry remains in the history.
      if (layerNow() === layer) window.history.back();
    };
  }, []);
}
