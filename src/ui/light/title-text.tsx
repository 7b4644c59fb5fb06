const bracket = /(\([^()\s]{1,10}\))/u;

/**
 * The title of a posting, or words that contain one. Browsers break „(m/ž)” after its slash; here a bracket without spaces
 * stays whole.
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
