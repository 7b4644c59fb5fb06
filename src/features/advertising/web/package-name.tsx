/** „A++” with superscript plus signs; assistive technology gets the plain name. */
export function PackageName({ name }: { name: string }) {
  const [, letter = name, plus = ''] = /^(.*?)(\++)$/.exec(name) ?? [];
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true">
        {letter}
        <sup>{plus}</sup>
      </span>
    </>
  );
}
