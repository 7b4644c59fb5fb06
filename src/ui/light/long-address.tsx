import { Fragment } from 'react';

/** An email address or a host, which may wrap before its dots and its @ rather than inside a word. */
export function LongAddress({ children }: { children: string }) {
  return children.split(/(?=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their places
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
