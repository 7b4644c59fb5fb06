import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type KeyAct, keyAct, listHasKeys, saveShortcuts, shortcutsOn } from './list-keys.ts';

/**
 * Handles the list's keys while they are turned on; `region` is the ref of the element that contains list and opened
 * application.
 */
export function useListKeys(onKey: (act: KeyAct) => void): {
  region: React.RefObject<HTMLDivElement | null>;
  on: boolean;
  switchTo: (on: boolean) => void;
} {
  const region = useRef<HTMLDivElement>(null);
  const [on, setOn] = useState(true);
  useEffect(() => setOn(shortcutsOn()), []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keyAct(event);
    if (!act || !on || !listHasKeys(event.target, region.current)) return;
    event.preventDefault();
    onKey(act);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return {
    region,
    on,
    switchTo: (next) => {
      saveShortcuts(next);
      setOn(next);
    },
  };
}
