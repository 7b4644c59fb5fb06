import type { Panel } from './panel.ts';

/** The cards of a place, one below the other, each with its data from `loadPanels`. */
export const Panels = <About,>({
  panels,
  about,
  data,
}: {
  panels: readonly Pick<Panel<never, About>, 'key' | 'Card'>[];
  about: About;
  data: Readonly<Record<string, unknown>>;
}) => panels.map(({ key, Card }) => <Card key={key} about={about} data={data[key]} />);
