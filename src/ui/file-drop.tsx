import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';
import { useFieldControl } from './field.tsx';
import { IconCloudUpload } from './icons/account-icons.tsx';
import { classNames } from './light/class-names.ts';
import './file-drop.css';

export interface FileDropProps {
  /** The linked words: „Izaberite fajl”. */
  action: ReactNode;
  /** The words after them: „ili ga prevucite ovde”. */
  rest?: ReactNode;
  /** Allowed kinds and size. */
  note?: ReactNode;
  icon?: ReactNode;
  /** For the file dialog, e.g. `.pdf,.doc`; dropped files are not filtered by it. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  compact?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  /** Called with the chosen or dropped files; only the first when `multiple` is not set. Never an empty list. */
  onFiles: (files: File[]) => void;
}

/** A native file input that also accepts dropped files. */
export function FileDrop({
  action,
  rest,
  note,
  icon = <IconCloudUpload />,
  accept,
  multiple = false,
  disabled = false,
  compact = false,
  name,
  id,
  className,
  onFiles,
}: FileDropProps) {
  const { labelId: _, ...aria } = useFieldControl({ id });
  const [over, setOver] = useState(false);
  const take = (list: FileList | null): void => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.currentTarget.files);
    // Allows choosing the same file again after it was removed.
    event.currentTarget.value = '';
  };
  return (
    <label
      className={classNames('drop', compact && 'drop-compact', over && 'over', className)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {icon}
      <span className="grow">
        <b className="medium">
          <span className="drop-action">{action}</span> <span className="drop-rest">{rest}</span>
        </b>
        {note ? <span className="drop-note">{note}</span> : null}
      </span>
      <input
        {...aria}
        type="file"
        name={name}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={onChange}
      />
    </label>
  );
}
