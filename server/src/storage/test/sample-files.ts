/** The smallest files of each kind, built by hand: only their headers are ever read. */

export function png(width = 1, height = 1): Buffer {
  const header = Buffer.from('\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR', 'latin1')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([header, size, Buffer.from('\x08\x06\x00\x00\x00', 'latin1')])
}

export function jpeg(width = 1, height = 1, exifBytes = 16): Buffer {
  const exif = Buffer.alloc(exifBytes + 4)
  exif.writeUInt16BE(0xffe1, 0)
  exif.writeUInt16BE(exifBytes + 2, 2)
  const frame = Buffer.from('\xff\xc0\x00\x11\x08\x00\x00\x00\x00\x03\x01\x22\x00\x02\x11\x01\x03\x11\x01', 'latin1')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from([0xff, 0xd8]), exif, frame, Buffer.from([0xff, 0xd9])])
}

export function gif(width = 1, height = 1): Buffer {
  const file = Buffer.from('GIF89a\x00\x00\x00\x00\x00\x00\x00;', 'latin1')
  file.writeUInt16LE(width, 6)
  file.writeUInt16LE(height, 8)
  return file
}

export function webp(width = 1, height = 1): Buffer {
  const file = Buffer.alloc(34)
  file.write('RIFF\x1a\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00', 'latin1')
  file.writeUIntLE(width - 1, 24, 3)
  file.writeUIntLE(height - 1, 27, 3)
  return file
}

export function avif(width = 1, height = 1): Buffer {
  const brand = Buffer.from('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf', 'latin1')
  const size = Buffer.alloc(20)
  size.write('\x00\x00\x00\x14ispe', 'latin1')
  size.writeUInt32BE(width, 12)
  size.writeUInt32BE(height, 16)
  return Buffer.concat([brand, size])
}

export const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
export const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
export const ZIP = Buffer.from('PK\x03\x04\x14\x00', 'latin1')
/** Office files, e-books and similar formats are zip archives. The first entry of an EPUB names its type. */
export const EPUB = Buffer.from('PK\x03\x04\x14\x00\x00\x00\x00\x00mimetypeapplication/epub+zip', 'latin1')
export const GPX = Buffer.from(
  '<?xml version="1.0"?>\n<gpx version="1.1"><metadata><title >A walk</title></metadata><desc><p >Up</p></desc></gpx>',
)
export const KML = Buffer.from(
  '<?xml version="1.0"?><kml><description><![CDATA[<html><script>1</script></html>]]></description></kml>',
)
export const MARKDOWN = Buffer.from('<div align="center">\n<img src="logo.png">\n</div>\n\n# Notes\n')
export const WINDOWS_PROGRAM = Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04\x00', 'latin1')
