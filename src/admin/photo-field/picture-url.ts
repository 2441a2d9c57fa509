/** The picture that a field names: one that waits, or one that hangs. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { basename } from '../../shared/path.ts';
import type { FolderReader } from './folder-reader.ts';

/** The folder of a field's pictures, from the project's: what its `folder` says, else the editor's own setting. */
export function folderOf({ field }: Pick<CustomFieldControlProps, 'field'>): string {
  const said: unknown = field.get('folder') ?? field.get('media_folder');
  return typeof said === 'string' ? said.replace(/^\/|\/$/g, '') : '';
}

export interface FieldPicture {
  /** For `img`. */
  address: string;
  /** The hash by which git knows its content; of one that waits, and where only the editor has listed it, none. */
  sha?: string | undefined;
}

/**
 * Undefined when there is no such picture or the repository cannot be asked.
 * @param value what the field holds: a `blob:` address of a photo that waits, or the path of one that lies in `folder`
 */
export async function pictureOf(
  reader: FolderReader,
  folder: string,
  value: string,
): Promise<FieldPicture | undefined> {
  if (value === '') return undefined;
  if (value.startsWith('blob:')) return { address: value };
  const name = basename(value);
  try {
    const file = (await reader.filesIn(folder)).find((each) => each.name === name);
    return file && { address: URL.createObjectURL(await file.read()), sha: file.sha };
  } catch {
    return undefined;
  }
}
