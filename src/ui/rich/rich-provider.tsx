import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { cssVariables, theme } from './theme.ts';
import './rich.css';

const attribute = 'data-mantine-color-scheme';

function subscribeScheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [attribute] });
  return () => observer.disconnect();
}

const readScheme = (): 'light' | 'dark' =>
  document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light';

/** The nonce of the page's own scripts; the browser hides it from `getAttribute` but not from the property. */
const pageNonce = (): string =>
  typeof document === 'undefined' ? '' : (document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '');

export interface RichProviderProps {
  /** Nonce of the response, when rendered on the server. */
  nonce?: string | undefined;
  children: ReactNode;
}

/**
 * Required once above the widgets of `ui/rich`, as low in the page as possible. It follows the scheme of `<html>`,
 * changes nothing outside the widgets and adds no global reset.
 */
export function RichProvider({ nonce, children }: RichProviderProps) {
  const scheme = useSyncExternalStore(subscribeScheme, readScheme, () => 'light' as const);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={scheme}
      getRootElement={() => undefined}
      getStyleNonce={() => nonce ?? pageNonce()}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
