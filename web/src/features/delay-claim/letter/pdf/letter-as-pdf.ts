import { PDFDocument, rgb } from 'pdf-lib'

import { letterAsText } from '../letter-as-text.ts'
import type { Letter } from '../letter.ts'
import { asFontkit } from './letter-font.ts'
import { paperText } from './letter-lines.ts'
import { layOutLetter, type LetterFonts, PAPERS } from './letter-pages.ts'

export type WrittenPdf =
  | { readonly kind: 'written'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Characters that the fonts do not have; a letter with boxes for a name would be worse than none. */
  | { readonly kind: 'letters-missing'; readonly letters: readonly string[] }

const INK = rgb(0.09, 0.13, 0.18)
const SOFT = rgb(0.38, 0.42, 0.46)
const RULE = rgb(0.78, 0.8, 0.82)

export async function writePdf(letter: Letter, fonts: LetterFonts, paper: keyof typeof PAPERS): Promise<WrittenPdf> {
  const missing = missingLetters(letter, fonts)
  if (missing.length > 0) return { kind: 'letters-missing', letters: missing }
  const pdf = await PDFDocument.create()
  pdf.setTitle(letter.subject, { showInWindowTitleBar: true })
  pdf.setAuthor(letter.signature)
  pdf.setLanguage(letter.language)
  pdf.setProducer('Sojourn')
  pdf.setCreator('Sojourn')
  pdf.registerFontkit(asFontkit([fonts.regular, fonts.strong]))
  const faces = {
    regular: await pdf.embedFont(fonts.regular.bytes, { customName: 'SojournLetter-Regular' }),
    strong: await pdf.embedFont(fonts.strong.bytes, { customName: 'SojournLetter-SemiBold' }),
  }
  const size = PAPERS[paper]
  for (const placed of layOutLetter(letter, fonts, size)) {
    const page = pdf.addPage([size.width, size.height])
    for (const part of placed) {
      const y = size.height - part.y
      if (part.kind === 'rule')
        page.drawLine({ start: { x: part.x, y }, end: { x: part.x + part.width, y }, thickness: 0.5, color: RULE })
      else {
        const color = part.isSoft ? SOFT : INK
        // The line's foot is below its letters.
        page.drawText(part.text, { x: part.x, y: y + part.size * 0.3, size: part.size, font: faces[part.face], color })
      }
    }
  }
  return { kind: 'written', bytes: new Uint8Array(await pdf.save()) }
}

function missingLetters(letter: Letter, { regular, strong }: LetterFonts): readonly string[] {
  const letters = new Set(paperText(letterAsText(letter)).replaceAll(/\s/g, ''))
  return [...letters].filter((each) => {
    const code = each.codePointAt(0) ?? 0
    return !regular.has(code) || !strong.has(code)
  })
}
