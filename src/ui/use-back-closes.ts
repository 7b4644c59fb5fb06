import { useEffect, useEffectEvent } from 'react';

const layerKey = 'layer';

const stateWith = (layer: string | undefined): object => {
  const { [layerKey]: _, ...rest } = (window.history.state ?? {}) as Record<string, unknown>;
  return layer === undefined ? rest : { ...rest, [layerKey]: layer };
};

const layerNow = (): unknown => (window.history.state as Record<string, unknown> | null)?.[layerKey];

/**
 * Lets the browser's „back” (Android's too) close a window, or go a step back in it, instead of leaving the page.
 * While open, the window has a history entry with the same address, which is removed when it is closed in another
 * way.
 * @param onBack returns true when the window stays open: only a step back was made
 */
export function useBackCloses(onBack: () => boolean): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const layer = `${Date.now()}-${Math.random()}`;
    // The router's own notes stay in the entry: to it this is the same page.
    const push = () => window.history.pushState(stateWith(layer), '');
    const onPop = () => {
      if (layerNow() === layer) return;
      if (back()) push();
    };
    push();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      // Navigation to another page has left the entry behind.
      if (layerNow() === layer) window.history.back();
    };
  }, []);
}
