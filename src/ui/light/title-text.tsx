const bracket = /(\([^()\s]{1,10}\))/u;

/** No line begins with a dash. */
const withDash = (text: string): string => text.replaceAll(' – ', '\u00a0– ');

/**
 * The title of a posting, or text that contains one. Browsers break „(m/ž)” after its slash; here a bracket without
 * spaces is not broken.
 */
export function TitleText({ text }: { text: string }) {
  const [before = '', whole, ...after] = text.split(bracket);
  if (whole === undefined) return withDash(before);
  return (
    <>
      {withDash(before)}
      <span className="no-wrap">{whole}</span>
      <TitleText text={after.join('')} />
    </>
  );
}
