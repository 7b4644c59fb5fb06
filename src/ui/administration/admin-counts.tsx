import { formatNumber } from '#kit/money.ts';
import { Stat } from '../light/card.tsx';
import { useLanguage } from '../site/site-context.tsx';

export interface AdminCount {
  kind: string;
  count: number;
  label: string;
}

/** The four numbers above a list of the administration. */
export function AdminCounts({ counts }: { counts: readonly AdminCount[] }) {
  const language = useLanguage();
  return (
    <div className="grid c4 keep-two g16 mb24">
      {counts.map(({ kind, count, label }) => (
        <Stat key={kind} value={formatNumber(count, language)} label={label} />
      ))}
    </div>
  );
}
