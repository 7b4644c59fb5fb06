import { type ReactNode, useRef } from 'react';
import { acceptOf } from '#kit/file-rules.ts';
import { Button } from '#ui/light/button.tsx';

/** A button that asks for files: of the device, or of its camera. */
export function PickFiles({
  camera = false,
  photos = false,
  size,
  onFiles,
  children,
}: {
  camera?: boolean;
  /** Photos alone, several at once. */
  photos?: boolean;
  size?: 'sm' | 'md';
  /** Never an empty list. */
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size={size} block={camera || photos} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(camera || photos ? 'photo' : 'document')}
        multiple={photos}
        capture={camera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
