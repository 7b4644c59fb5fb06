import { formatNumber } from '#kit/money.ts';
import { useLanguage } from '#ui/site/site-context.tsx';
import { axisTop } from './chart-spans.ts';

export interface BarChartProps {
  title: string;
  /** The whole chart in one sentence, for assistive technology. */
  summary: string;
  bars: readonly { key: string; value: number }[];
  /** Index of the bar under the pointer, shared by all charts of the page. */
  pointed: number | null;
  onPoint: (index: number | null) => void;
}

/** Width of a bar as a share of its slot. */
const width = 0.72;

/** One row of bars above a line of days; a table below has the same figures. */
export function BarChart({ title, summary, bars, pointed, onPoint }: BarChartProps) {
  const language = useLanguage();
  const top = axisTop(Math.max(...bars.map(({ value }) => value)));
  return (
    <figure className="bar-chart">
      <figcaption className="sm bold">{title}</figcaption>
      <div className="bar-chart-axis" aria-hidden="true">
        {[top, top / 2, 0].map((tick) => (
          <span key={tick}>{formatNumber(tick, language)}</span>
        ))}
      </div>
      <svg
        className="bar-chart-plot"
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${bars.length} 100`}
        preserveAspectRatio="none"
        onPointerMove={({ clientX, currentTarget }) => {
          const { left, width: whole } = currentTarget.getBoundingClientRect();
          const index = Math.floor(((clientX - left) / whole) * bars.length);
          onPoint(Math.min(bars.length - 1, Math.max(0, index)));
        }}
        onPointerLeave={() => onPoint(null)}
      >
        {pointed === null ? null : <rect className="bar-chart-pointed" x={pointed} y="0" width="1" height="100" />}
        {bars.map(({ key, value }, index) => {
          const height = (value / top) * 100;
          return (
            <rect
              key={key}
              className="bar-chart-bar"
              x={index + (1 - width) / 2}
              y={100 - height}
              width={width}
              height={height}
            />
          );
        })}
      </svg>
    </figure>
  );
}
