const bracket = /(\([^()\s]{1,10}\))/u;

/**
 * The title of a posting, or text that contains one. Browsers break „(m/ž)” after its slash; here a bracket without
 * spaces is not broken.
 */
export function TitleText({ text }: { text: string }) {
  const [before, whole, ...after] = text.split(bracket);
  if (whole === undefined) return text;
  return (
    <>
      {before}
      <span className="no-wrap">{whole}</span>
      <TitleText text={after.join('')} />
    </>
  );
}
