import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden, iconSlot } from '../../css/utilities.css.ts';
import { CloseIcon, FileIcon, UploadIcon } from '../../icons.ts';
import { Field, type FieldOwnProps, splitField } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import * as css from './FileDrop.css.ts';

export type DroppedFile = {
  id: string;
  name: string;
  /** Upload progress from 0 to 100; omitted when the upload has finished. */
  progress?: number;
  error?: string;
};

export type FileDropProps = FieldOwnProps & {
  /** Added files, with the progress or the error of each. */
  files: readonly DroppedFile[];
  /** Called with the files that were dropped, selected or pasted. */
  onAdd: (files: File[]) => void;
  /** Called with the id of the file to remove. */
  onRemove: (id: string) => void;
  /** The `accept` attribute of the input: `.pdf,image/*`. */
  accept?: string;
  /** Called on paste without files. Spreadsheet cells arrive as tab-separated text. */
  onPasteText?: (text: string) => void;
  /** Accepts several files at once. */
  multiple?: boolean;
};

/** Renders a drop zone for files, and the list of added files with progress and error of each. */
export function FileDrop(props: FileDropProps) {
  const { field, rest } = splitField(props);
  const { files, onAdd, onRemove, onPasteText, accept, multiple = false } = rest;
  const [over, setOver] = useState(false);
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const pasted = Array.from(clipboardData.files).slice(0, multiple ? undefined : 1);
    const text = clipboardData.getData('text/plain');
    if (pasted.length > 0) onAdd(pasted);
    else if (text !== '') onPasteText?.(text);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onAdd(Array.from(event.dataTransfer.files).slice(0, multiple ? undefined : 1));
  };
  return (
    <Field {...field}>
      {(control) => (
        <>
          <label
            className={cx(css.zone, over && css.over)}
            htmlFor={control.id}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
            onPaste={paste}
          >
            <span className={iconSlot} aria-hidden="true">
              <UploadIcon />
            </span>
            <span>
              Dosyayı buraya bırakın ya da <span className={css.choose}>seçin</span>
            </span>
            <input
              {...control}
              type="file"
              className={hidden}
              accept={accept}
              multiple={multiple}
              onChange={(event) => {
                onAdd(Array.from(event.currentTarget.files ?? []));
                event.currentTarget.value = '';
              }}
            />
          </label>
          {files.length > 0 ? (
            <ul className={css.list}>
              {files.map((file) => (
                <li key={file.id} className={css.file}>
                  <span className={iconSlot} aria-hidden="true">
                    <FileIcon />
                  </span>
                  <div className={css.words}>
                    {file.progress === undefined ? (
                      <span>{file.name}</span>
                    ) : (
                      <Progress label={file.name} value={file.progress} max={100} />
                    )}
                    {file.error ? <span className={css.error}>{file.error}</span> : null}
                  </div>
                  <IconButton
                    size="small"
                    label={`${file.name} dosyasını kaldır`}
                    icon={<CloseIcon />}
                    onClick={() => onRemove(file.id)}
                  />
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </Field>
  );
}
