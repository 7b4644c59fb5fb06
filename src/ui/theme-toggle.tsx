import { useSyncExternalStore } from 'react';
import { IconDesktop, IconMoon, IconSun } from './icons/icons.tsx';
import { SegmentedControl } from './segmented.tsx';
import { readTheme, setTheme, subscribeTheme } from './theme.ts';
import { useUiTexts } from './ui-texts.tsx';

/** Light, dark or as on the device. */
export function ThemeToggle() {
  const texts = useUiTexts();
  const theme = useSyncExternalStore(subscribeTheme, readTheme, () => 'system' as const);
  return (
    <SegmentedControl
      label={texts.appearance}
      value={theme}
      onChange={setTheme}
      options={[
        { value: 'light', label: <IconSun />, name: texts.appearanceLight },
        { value: 'dark', label: <IconMoon />, name: texts.appearanceDark },
        { value: 'system', label: <IconDesktop />, name: texts.appearanceSystem },
      ]}
    />
  );
}
