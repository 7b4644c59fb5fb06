/** „A++” with its plus signs above the line; the name as it is for assistive technology. */
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
