import bwip from 'bwip-js/node'

/** A screenshot of a boarding pass: Montreal to Frankfurt on 14 August, AC 834. */
export async function boardingPassPicture(code: 'pdf417' | 'azteccode' | 'qrcode') {
  const text = 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100'
  const buffer = await bwip.toBuffer({ bcid: code, text, scale: 3, padding: 10, backgroundcolor: 'FFFFFF' })
  return { name: 'boarding-pass.png', mimeType: 'image/png', buffer }
}
