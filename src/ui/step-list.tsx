import './step-list.css';

interface StepListProps {
  steps: readonly { title: string; note: string | null }[];
  /** Below the steps: about all of them. */
  total: string | null;
}

/** The numbered steps of something that others do, next to each other. */
export function StepList({ steps, total }: StepListProps) {
  return (
    <>
      <ol className="step-list">
        {steps.map(({ title, note }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat
          <li key={at}>
            <b>{title}</b>
            {note ? <span className="sm dim">{note}</span> : null}
          </li>
        ))}
      </ol>
      {total ? <p className="sm dim">{total}</p> : null}
    </>
  );
}
