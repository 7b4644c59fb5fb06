import { Fragment } from 'react';

/** An email or a host, which may be broken before its dots and its @ rather than inside a word. */
export function LongAddress({ children }: { children: string }) {
  return children.split(/(?=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their places
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
