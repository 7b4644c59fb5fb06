import { useEffect, useEffectEvent } from 'react';

const layerKey = 'layer';

const stateWith = (layer: string | undefined): object => {
  const { [layerKey]: _, ...rest } = (window.history.state ?? {}) as Record<string, unknown>;
  return layer === undefined ? rest : { ...rest, [layerKey]: layer };
};

const layerNow = (): unknown => (window.history.state as Record<string, unknown> | null)?.[layerKey];

/**
 * A window that the browser's „back” (Android's too) closes, or leads a step back in, instead of leaving the page below. It
 * stands in the history under the same address while it is open; closed in another way, it goes from there as well.
 * @param onBack true when the window stays open: only a step back was made
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
      // Somebody who has gone on to another page has left the entry behind.
      if (layerNow() === layer) window.history.back();
    };
  }, []);
}
