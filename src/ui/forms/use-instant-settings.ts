import { useRef, useState } from 'react';
import { useToast } from '../light/toasts.tsx';
import { useTexts } from '../site/site-context.tsx';
import { problemSentence } from './problem-sentence.ts';

/**
 * Settings that are saved as soon as they are changed, one after the other; a change that could not be saved is
 * reverted, and each can be undone.
 * @param send saves a change; also gets all settings as they then are
 */
export function useInstantSettings<T extends object>(
  initial: T,
  send: (settings: T, change: Partial<T>) => Promise<unknown>,
): { settings: T; save: (change: Partial<T>) => void } {
  const t = useTexts();
  const toasts = useToast();
  const [settings, setSettings] = useState(initial);
  const latest = useRef(initial);
  const saving = useRef<Promise<void>>(Promise.resolve());

  const save = (change: Partial<T>): void => {
    const before = Object.fromEntries(
      Object.keys(change).map((key) => [key, latest.current[key as keyof T]]),
    ) as Partial<T>;
    const show = (part: Partial<T>): void => {
      latest.current = { ...latest.current, ...part };
      setSettings(latest.current);
    };
    show(change);
    saving.current = saving.current.then(async () => {
      try {
        await send(latest.current, change);
        toasts.show({
          tone: 'ok',
          title: t('ui.settings.saved'),
          action: { label: t('ui.undo'), onClick: () => save(before) },
        });
      } catch (error) {
        show(before);
        toasts.show({
          tone: 'error',
          title: t('ui.settings.notSaved'),
          text: problemSentence(error, t),
          action: { label: t('ui.settings.tryAgain'), onClick: () => save(change) },
        });
      }
    });
  };
  return { settings, save };
}
