/** A value as a literal in an inline script, escaped so that it cannot end the script. */
export const scriptValue = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

interface InlineScriptProps {
  /** By which the page's policy allows the script. */
  nonce: string | undefined;
  type?: string;
  text: string;
}

/** A script that is part of the document. */
export const InlineScript = ({ nonce, type, text }: InlineScriptProps) => (
  <script
    nonce={nonce}
    type={type}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: code of ours, its values escaped by `scriptValue`
    dangerouslySetInnerHTML={{ __html: text }}
  />
);
