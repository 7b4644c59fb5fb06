import { Prose } from '#ui/prose.tsx';

/** Text with formatting that an employer wrote; the server lets only harmless elements through when it is saved. */
export const RichHtml = ({ html }: { html: string }) => <Prose html={html} />;
