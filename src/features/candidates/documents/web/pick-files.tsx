import { type ReactNode, useRef } from 'react';
import { acceptOf } from '#features/files/file-rules.ts';
import { Button } from '#ui/light/button.tsx';

/** A button for choosing files from the device or its camera. */
export function PickFiles({
  camera = false,
  photos = false,
  size,
  onFiles,
  children,
}: {
  camera?: boolean;
  /** Only photos, with multiple selection. */
  photos?: boolean;
  size?: 'sm' | 'md';
  /** Called with at least one file. */
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
          // Allows the same file to be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
