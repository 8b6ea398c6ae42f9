/** A picture as the flow knows it; the file itself is only passed on. */
export type Picture = Pick<Blob, 'type' | 'size'>;

/** The accepted avatars: formats that every browser displays, at most 5 MB; our choice, and the server's too. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** The reason why a picture is refused before it is sent, or null. */
export function refusedPicture({ type, size }: Picture): string | null {
  if (!PICTURE_TYPES.some((known) => known === type)) return '图片格式不正确，请选择JPG、PNG、GIF或WEBP';
  return size > PICTURE_MAX_BYTES ? '图片不能超过5MB' : null;
}
