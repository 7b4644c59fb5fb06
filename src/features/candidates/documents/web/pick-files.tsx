import { type ReactNode, useRef } from 'react';
import { acceptOf } from '#shared/file-rules.ts';
import { Button } from '#ui/light/button.tsx';

/** A button that asks for files: of the device, or of its camera. */
export function PickFiles({
  camera = false,
  size,
  onFiles,
  children,
}: {
  camera?: boolean;
  size?: 'sm' | 'md';
  /** Never an empty list. */
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size={size} block={camera} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(camera ? 'photo' : 'document')}
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
