import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { InlineScript } from './inline-script.tsx';
import { aliveEvent } from './page-events.ts';
import { speculationRules } from './reading-pages.ts';
import { useDocumentFacts } from './shell/document-context.tsx';
import { deferActs, wakeScripts } from './wake-scripts.ts';

/** Elements that need scripts when used. */
const controls = 'button,a[aria-haspopup],input,select,textarea,label,summary,[contenteditable]';

/** `rest`: how long after loading the scripts are enabled, unless somebody acts, in milliseconds. */
const waking = (rest: number): string =>
  `(${deferActs})(${JSON.stringify({ patience: 15_000, aliveEvent })},(${wakeScripts})(${JSON.stringify({ controls, rest })}))`;
const ofReading = waking(3000);
const ofUse = waking(0);

/** The router's elements, of which browsers load nothing until `wakeScripts` renames them. */
export const deferred = (elements: ReactNode): ReactNode =>
  Children.map(elements, (element) => {
    if (!isValidElement<{ type?: string; rel?: string; children?: ReactNode }>(element)) return element;
    const { type, rel, children } = element.props;
    if (type === 'module') return cloneElement(element, { type: 'late-module' });
    if (rel === 'modulepreload') return cloneElement(element, { rel: 'late-modulepreload' });
    return element.type === Fragment ? cloneElement(element, {}, deferred(children)) : element;
  });

/** What loads them; a page that guests `read` may also have pages fetched ahead that its links lead to. */
export function Waking({ read }: { read: boolean }) {
  const { nonce } = useDocumentFacts();
  return (
    <>
      {read ? <InlineScript nonce={nonce} type="speculationrules" text={speculationRules} /> : null}
      <InlineScript nonce={nonce} text={read ? ofReading : ofUse} />
    </>
  );
}

/**
 * The page's scripts, in the document of the server only: they load when somebody is about to use the page, or when the
 * browser is idle (ADR 54).
 */
export const LateScripts = ({ read }: { read: boolean }) => (
  <>
    {deferred(Scripts({}))}
    <Waking read={read} />
  </>
);
