/** Hepburn's syllables in the order of Unicode from ァ (U+30A1); a small letter is written as its large one. */
const SYLLABLES = (
  'a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji tsu tsu zu te de to do ' +
  'na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo ya ya yu yu yo yo ra ri ru re ro wa wa i e o n vu'
).split(' ')
const FIRST = 0x30a1
const ALL_KANA = /^[\u30a1-\u30f4ー ]+$/
const DOUBLING = 'ッ'
/** Before these the previous syllable keeps only its first letters: キョ is kyo, シャ is sha. */
const SMALL_Y = /[ャュョ]/

/**
 * Japanese cities are listed by their characters, while people type kana before converting them: とうきょう is found by its
 * romanisation, "tokyo". Expects folded text; empty for text with anything but kana.
 */
export function romanKana(folded: string): string {
  const kana = folded.normalize('NFC')
  if (!ALL_KANA.test(kana)) return ''
  let letters = ''
  let isDoubled = false
  for (const sign of kana) {
    if (sign === DOUBLING) isDoubled = true
    else if (SMALL_Y.test(sign)) letters = `${letters.replace(/i$/, '')}${afterI(letters, syllableOf(sign))}`
    else if (sign !== 'ー') {
      const syllable = syllableOf(sign)
      letters += isDoubled ? `${syllable[0] ?? ''}${syllable}` : syllable
      isDoubled = false
    }
  }
  // Long vowels are not written in the names of cities.
  return letters.replaceAll('ou', 'o').replaceAll(/([aiueo])\1/g, '$1')
}

function syllableOf(sign: string): string {
  return sign === ' ' ? ' ' : (SYLLABLES[sign.charCodeAt(0) - FIRST] ?? '')
}

function afterI(letters: string, syllable: string): string {
  return /(?:sh|ch|j)i$/.test(letters) ? syllable.slice(1) : syllable
}
