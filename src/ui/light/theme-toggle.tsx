import { useSyncExternalStore } from 'react';
import { SegmentedControl } from '../segmented.tsx';
import { useTexts } from '../site/site-context.tsx';
import { IconDesktop, IconMoon, IconSun } from './icons.tsx';
import { readTheme, setTheme, subscribeTheme } from './theme.ts';

/** Light, dark or system colour scheme; `words` adds labels to the icons where there is room. */
export function ThemeToggle({ words = false }: { words?: boolean }) {
  const t = useTexts();
  const theme = useSyncExternalStore(subscribeTheme, readTheme, () => 'system' as const);
  const options = [
    { value: 'light', icon: <IconSun key="icon" />, name: t('ui.appearanceLight') },
    { value: 'dark', icon: <IconMoon key="icon" />, name: t('ui.appearanceDark') },
    { value: 'system', icon: <IconDesktop key="icon" />, name: t('ui.appearanceSystem') },
  ] as const;
  return (
    <SegmentedControl
      label={t('ui.appearance')}
      value={theme}
      onChange={setTheme}
      options={options.map(({ icon, value, name }) =>
        words ? { value, label: [icon, name] } : { value, label: icon, name },
      )}
    />
  );
}
