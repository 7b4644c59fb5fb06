import { useSyncExternalStore } from 'react';
import { IconDesktop, IconMoon, IconSun } from './icons/icons.tsx';
import { SegmentedControl } from './segmented.tsx';
import { readTheme, setTheme, subscribeTheme } from './theme.ts';
import { useUiTexts } from './ui-texts.tsx';

/** Light, dark or as on the device; `words` beside the icons where there is room. */
export function ThemeToggle({ words = false }: { words?: boolean }) {
  const texts = useUiTexts();
  const theme = useSyncExternalStore(subscribeTheme, readTheme, () => 'system' as const);
  const options = [
    { value: 'light', icon: <IconSun key="icon" />, name: texts.appearanceLight },
    { value: 'dark', icon: <IconMoon key="icon" />, name: texts.appearanceDark },
    { value: 'system', icon: <IconDesktop key="icon" />, name: texts.appearanceSystem },
  ] as const;
  return (
    <SegmentedControl
      label={texts.appearance}
      value={theme}
      onChange={setTheme}
      options={options.map(({ icon, value, name }) =>
        words ? { value, label: [icon, name] } : { value, label: icon, name },
      )}
    />
  );
}
