/** A picture is stored in those of these widths that are smaller than itself, and in its own, at most the last. */
export const PICTURE_WIDTHS: readonly number[] = [320, 640, 1_280];

const ADDRESS = /^\/pictures\/([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})-([1-9]\d{0,3})\.webp$/;

export interface PictureFile {
  id: string;
  /** In pixels. */
  width: number;
}

/** The address of an uploaded picture in one of its widths; it never changes its content. */
export const pictureAddress = ({ id, width }: PictureFile): string => `/pictures/${id}-${width}.webp`;

/** Undefined for any other address, also of a picture on another site. */
export function readPictureAddress(address: unknown): PictureFile | undefined {
  const [, id, width] = (typeof address === 'string' && ADDRESS.exec(address)) || [];
  return id === undefined ? undefined : { id, width: Number(width) };
}

/** The widths in which a picture of this width is stored; never larger than itself. */
export function pictureWidths(width: number): number[] {
  const largest = Math.min(width, Math.max(...PICTURE_WIDTHS));
  return [...PICTURE_WIDTHS.filter((smaller) => smaller < largest), largest];
}

/** All files of an uploaded picture as the `srcset` of an image; undefined for other addresses. */
export function pictureSources(address: string): string | undefined {
  const file = readPictureAddress(address);
  return (
    file &&
    pictureWidths(file.width)
      .map((width) => `${pictureAddress({ id: file.id, width })} ${width}w`)
      .join(', ')
  );
}
