import type { Panel } from './panel.ts';

/** The cards of a place, one below the other. */
export const Panels = <About,>({
  panels,
  about,
  data,
}: {
  panels: readonly Panel<About>[];
  about: About;
  data: readonly unknown[];
}) =>
  panels.map(({ Card }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the panels of a place never change
    <Card key={index} about={about} data={data[index]} />
  ));
