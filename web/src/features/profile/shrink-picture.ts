const SIDE = 512
const QUALITY = 0.88

/**
 * A square of the middle, small, and drawn anew: what a camera writes into a file (where, when, with what) does not leave
 * the device. Null for what is no picture, whatever it is called.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const side = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(side, SIDE)
  canvas.height = canvas.width
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  picture.close()
  // A browser that cannot write WebP writes PNG.
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY))
}
