const QUALITY = 0.72

/**
 * Scaled down and redrawn, upright: EXIF data (place, time, camera) does not leave the device. Null for a file that is
 * not a picture, whatever its name, or that is too large to draw.
 */
export async function shrinkPhoto(file: Blob, longestSide: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (pen) {
    // JPEG has no transparency: what is clear would become black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  return pen && new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
